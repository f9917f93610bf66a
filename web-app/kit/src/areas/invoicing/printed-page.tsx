import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { type RefObject, useMemo } from 'react'

interface Props {
  /** A whole page from the server. */
  html: string
  title: string
  frame: RefObject<HTMLIFrameElement | null>
  sx: SxProps
  /** Called once page and fonts are loaded, with the height in pixels. */
  onDrawn?: (height: number) => void
}

/** The place of the page draws its frame, so the page has none of its own. */
const FRAMELESS =
  '@media screen{html{background:none}body{padding:0;max-width:none}main{border:0;border-radius:0}}'

/**
 * A page as printed. It has people's typed text, so no scripts run in it. Its fonts are the app's,
 * as in the PDF.
 */
export function PrintedPage({ html, title, frame, sx, onDrawn }: Props) {
  const page = useMemo(
    () => html.replace('</head>', () => `<style>${ownFonts()}${FRAMELESS}</style></head>`),
    [html],
  )

  const drawn = () => {
    const printed = frame.current?.contentDocument
    const tell = () => printed && onDrawn?.(printed.documentElement.scrollHeight)
    tell()
    void printed?.fonts.ready.then(tell)
  }

  return (
    <Box
      component="iframe"
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-modals"
      srcDoc={page}
      onLoad={drawn}
      sx={[{ display: 'block', width: '100%', border: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  )
}

/** Returns the font rules of this document, under the names that printed pages use. */
function ownFonts(): string {
  const faces: string[] = []

  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet))
      if (rule instanceof CSSFontFaceRule)
        faces.push(rule.cssText.replace(/ Variable(?=["'])/g, ''))
  }

  return faces.join('')
}

/**
 * Returns a style sheet's rules; those of another origin, such as an extension's, are unreadable.
 */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
