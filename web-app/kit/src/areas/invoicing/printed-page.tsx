import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { type RefObject, useMemo } from 'react'

interface Props {
  /** A whole page from the server. */
  html: string
  title: string
  frame: RefObject<HTMLIFrameElement | null>
  sx: SxProps
  /** Told once the page and its fonts are there, with its height in pixels. */
  onDrawn?: (height: number) => void
}

/**
 * A page as it is printed. It is made from what people typed, so no scripts run in it; its letters
 * are those of the app, as in the PDF.
 */
export function PrintedPage({ html, title, frame, sx, onDrawn }: Props) {
  const page = useMemo(
    () => html.replace('</head>', () => `<style>${ownFonts()}</style></head>`),
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

/** The fonts of this document, by the names that printed pages know them by. */
function ownFonts(): string {
  const faces: string[] = []

  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet))
      if (rule instanceof CSSFontFaceRule)
        faces.push(rule.cssText.replace(/ Variable(?=["'])/g, ''))
  }

  return faces.join('')
}

/** Another origin's, such as an extension's, cannot be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
