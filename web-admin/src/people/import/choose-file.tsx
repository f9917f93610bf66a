import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { importApi } from '@workledger/contracts/people/import.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { download } from '@workledger/kit/net/download'
import { Icon } from '@workledger/kit/ui/icon'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { heldImport } from './held-import'
import { importTexts } from './messages'
import { complaintOf } from './reading'

const saveTemplate = () => void download(addressOf(importApi.importFormat, {})).catch(toastError)

/**
 * The first step: one file by button or by a drop anywhere on the page. An earlier file can be
 * continued.
 */
export function ChooseFile({ held }: { held: File | undefined }) {
  const t = useText(importTexts)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  const [complaint, setComplaint] = useState<'select' | 'file' | 'large' | null>(null)

  const take = (file: File | undefined) => {
    if (!file) return
    const wrong = complaintOf(file)
    setComplaint(wrong)
    if (!wrong) heldImport.choose(file)
  }

  const goOn = () => {
    if (held) return heldImport.toCheck()
    setComplaint('select')
    button.current?.focus()
  }

  useDroppedAnywhere(take, setOver)

  return (
    <>
      <Stack
        gap={1}
        sx={{
          justifyItems: 'center',
          px: 3,
          py: { xs: 4, sm: 6 },
          border: '1px dashed',
          borderColor: over ? 'primary.main' : complaint ? 'tone.bad' : 'tone.lineStrong',
          borderRadius: '8px',
          bgcolor: over ? 'tone.accentSoft' : 'background.paper',
          textAlign: 'center',
        }}
      >
        <Box sx={{ color: 'text.secondary', display: 'flex' }}>
          <Icon name="upload" size={24} />
        </Box>
        <Strong>{held ? <bdi>{held.name}</bdi> : t('file.drop')}</Strong>
        <Muted size={13}>{t('file.kinds')}</Muted>
        <Button
          ref={button}
          onClick={() => input.current?.click()}
          aria-describedby={complaint ? 'import-complaint' : undefined}
          sx={{ mt: 1 }}
        >
          {held ? t('another') : t('file.choose')}
        </Button>
        {complaint && (
          <Box id="import-complaint" role="alert" sx={{ color: 'tone.bad', fontSize: 13 }}>
            {t(`wrongFile.${complaint}`)}
          </Box>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,.tsv,.txt"
          aria-label={t('file.choose')}
          onChange={(event) => {
            take(event.target.files?.[0])
            // Allows choosing a mended file again.
            event.target.value = ''
          }}
        />
      </Stack>
      <Row align="stretch" wrap gap={1} sx={{ mt: 2 }}>
        <Button startIcon={<Icon name="download" />} onClick={saveTemplate}>
          {t('file.template')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          onClick={goOn}
          sx={{ marginInlineStart: 'auto' }}
        >
          {t('file.next')}
        </Button>
      </Row>
      <Muted
        component="ul"
        size={13}
        sx={{ mt: 2, mb: 0, paddingInlineStart: '18px', '& li': { mb: 0.5 } }}
      >
        <li>{t('file.templateText')}</li>
        <li>{t('file.nothingYet')}</li>
        <li>{t('file.again')}</li>
      </Muted>
    </>
  )
}

/** Otherwise the browser would open a file that misses the frame instead of the page. */
function useDroppedAnywhere(
  take: (file: File | undefined) => void,
  setOver: (over: boolean) => void,
) {
  const latest = useRef(take)
  latest.current = take

  useEffect(() => {
    const drag = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }

    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)

    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      latest.current(event.dataTransfer?.files[0])
    }

    window.addEventListener('dragover', drag)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)

    return () => {
      window.removeEventListener('dragover', drag)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [setOver])
}
