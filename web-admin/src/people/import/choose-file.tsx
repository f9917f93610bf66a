import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { importApi } from '@workledger/contracts/people/import.api'
import { addressOf } from '@workledger/web-app/kit/client'
import { download } from '@workledger/web-app/kit/download'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { toastError } from '@workledger/web-app/kit/toast'
import { useRef, useState } from 'react'
import { importTexts } from './messages'

const most = 20 * 1024 * 1024
const accepted = /\.(xlsx|csv|txt|tsv)$/i

export function ChooseFile({ onFile, close }: { onFile: (file: File) => void; close: () => void }) {
  const t = useText(importTexts)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [wrong, setWrong] = useState(false)
  const take = (file: File | undefined) => {
    if (!file) return
    const fine = accepted.test(file.name) && file.size <= most
    setWrong(!fine)
    if (fine) onFile(file)
  }
  return (
    <>
      <DialogContent>
        <Box
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            take(event.dataTransfer.files[0])
          }}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            gap: 1.5,
            p: 4,
            border: '1px dashed',
            borderColor: over ? 'primary.main' : wrong ? 'tone.bad' : 'tone.lineStrong',
            borderRadius: '8px',
            bgcolor: over ? 'tone.accentSoft' : undefined,
            color: 'text.secondary',
            textAlign: 'center',
          }}
        >
          <Icon name="upload" size={24} />
          {t('drop')}
          <Button autoFocus onClick={() => input.current?.click()}>
            {t('choose')}
          </Button>
          {wrong && (
            <Box role="alert" sx={{ color: 'tone.bad' }}>
              {t('said.file')}
            </Box>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx,.csv,.tsv,.txt"
            aria-label={t('choose')}
            onChange={(event) => take(event.target.files?.[0])}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          variant="text"
          startIcon={<Icon name="download" />}
          onClick={() => void download(addressOf(importApi.importFormat, {})).catch(toastError)}
          sx={{ marginInlineEnd: 'auto' }}
        >
          {t('template')}
        </Button>
        <Button onClick={close}>{t('cancel')}</Button>
      </DialogActions>
    </>
  )
}
