import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState, SkeletonRows } from '@workledger/kit/ui/states'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import Worker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker'
import { useEffect, useRef, useState } from 'react'
import { recruitingTexts } from './messages'

/** The most pixels of a page of any declared size. */
const MOST_PIXELS = 8_000_000

/**
 * Pages of a PDF, one at a time, drawn on a canvas: nothing in the file runs, loads or is a link. A
 * broken file fails in a worker that ends with the view. Its text is next to the picture for screen
 * readers.
 */
export default function PdfView({ file, label }: { file: Blob; label: string }) {
  const t = useText(recruitingTexts)
  const [opened, setOpened] = useState<PDFDocumentProxy | 'broken' | null>(null)
  const [page, setPage] = useState(1)

  useEffect(() => {
    let over = false
    const worker = new Worker()
    GlobalWorkerOptions.workerPort = worker

    const loading = file.arrayBuffer().then((data) => {
      const task = getDocument({
        data,
        isEvalSupported: false,
        useWasm: false,
        enableXfa: false,
        maxImageSize: MOST_PIXELS,
      })
      return task.promise
    })

    loading.then(
      (found) => !over && setOpened(found),
      () => !over && setOpened('broken'),
    )

    return () => {
      over = true
      worker.terminate()
    }
  }, [file])

  const broken = <EmptyState icon="requests" title={t('pdf.broken')} text={t('pdf.brokenText')} />
  if (opened === 'broken') return broken
  if (!opened) return <SkeletonRows rows={8} />

  return (
    <Box role="region" aria-label={label}>
      {opened.numPages > 1 && (
        <Row gap={1} sx={{ justifyContent: 'center', mb: 1 }}>
          <IconButton
            aria-label={t('pdf.back')}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <Icon name="back" />
          </IconButton>
          <span className="num" aria-live="polite">
            {t('pdf.at', { page, pages: opened.numPages })}
          </span>
          <IconButton
            aria-label={t('pdf.next')}
            disabled={page === opened.numPages}
            onClick={() => setPage(page + 1)}
          >
            <Icon name="forward" />
          </IconButton>
        </Row>
      )}
      <Page key={page} of={opened} number={page} broken={broken} />
    </Box>
  )
}

function Page({
  of: document,
  number,
  broken,
}: {
  of: PDFDocumentProxy
  number: number
  broken: React.ReactNode
}) {
  const t = useText(recruitingTexts)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let over = false

    const draw = async () => {
      const page = await document.getPage(number)
      if (over || !canvas.current) return
      const own = page.getViewport({ scale: 1 })
      const wanted =
        (canvas.current.parentElement!.clientWidth / own.width) *
        Math.min(2, window.devicePixelRatio)
      const viewport = page.getViewport({
        scale: Math.min(wanted, Math.sqrt(MOST_PIXELS / (own.width * own.height))),
      })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      await page.render({ canvas: canvas.current, viewport }).promise
      const { items } = await page.getTextContent()
      if (!over) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }

    draw().catch(() => !over && setFailed(true))

    return () => {
      over = true
    }
  }, [document, number])

  if (failed) return broken

  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={t('pdf.page', { page: number })}
        sx={{ display: 'block', width: '100%', border: 1, borderColor: 'divider', bgcolor: '#fff' }}
      />
      <Box
        dir="auto"
        sx={{
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        }}
      >
        {text}
      </Box>
    </Box>
  )
}
