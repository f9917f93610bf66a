import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import type { importApi } from '@workledger/contracts/people/import.api'
import { useText } from '@workledger/web-app/kit/i18n'
import { useState } from 'react'
import { ChooseFile } from './choose-file'
import { importTexts } from './messages'
import { PreviewStep } from './preview-step'
import { ResultStep } from './result-step'

export type Report = AnswerOf<typeof importApi.importEmployees>['data']

/** Brings people in from a spreadsheet: file, preview with the columns' meaning and every problem, then the result. */
export default function ImportDialog({ close }: { close: () => void }) {
  const t = useText(importTexts)
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  return (
    <Dialog
      open
      onClose={(_, why) => why === 'escapeKeyDown' && close()}
      fullWidth
      maxWidth={false}
      aria-labelledby="import-title"
      slotProps={{ paper: { sx: { maxWidth: file ? 1080 : 520 } } }}
    >
      <DialogTitle id="import-title">{t('title')}</DialogTitle>
      {report ? (
        <ResultStep report={report} close={close} />
      ) : file ? (
        <PreviewStep key={`${file.name} ${file.lastModified}`} file={file} onDone={setReport} back={() => setFile(null)} close={close} />
      ) : (
        <ChooseFile onFile={setFile} close={close} />
      )}
    </Dialog>
  )
}
