import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ImportPreview, importDateFormats } from '@workledger/contracts/people/import.api'
import { said, useText } from '@workledger/web-app/kit/i18n'
import { heldImport } from './held-import'
import { importTexts } from './messages'
import type { Reading } from './reading'

/** What the server noticed about the file as a whole: with a button where one press puts it right, the rest in one quiet list. */
export function FileWarnings({ preview, reading }: { preview: ImportPreview; reading: Reading }) {
  const t = useText(importTexts)
  const open = !preview.file.date_format_certain
  const plain = preview.warnings.filter(({ mapping, message }) => !mapping && !(open && isAboutDates(message)))
  return (
    <>
      {preview.warnings.map(
        ({ message, mapping }) =>
          mapping && (
            <Alert
              key={message}
              severity="warning"
              action={
                <Button variant="outlined" onClick={() => heldImport.read({ mapping: { ...reading.mapping, ...mapping } })}>
                  {t('use')}
                </Button>
              }
            >
              {said(message)}
            </Alert>
          ),
      )}
      {open && (
        <Alert severity="warning">
          {said(preview.warnings.find(({ message }) => isAboutDates(message))?.message ?? t('dateUncertain'))}
          <Box role="group" aria-label={t('dateWays')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {importDateFormats.map((date_format) => (
              <Button key={date_format} onClick={() => heldImport.read({ date_format })}>
                <span dir="ltr">{date_format}</span>
              </Button>
            ))}
          </Box>
        </Alert>
      )}
      {plain.length > 0 && (
        <Alert severity="info">
          {plain.map(({ message }) => (
            <Box key={message} sx={{ overflowWrap: 'anywhere' }}>
              {said(message)}
            </Box>
          ))}
        </Alert>
      )}
    </>
  )
}
const isAboutDates = (message: string) => message.startsWith('The date ')
