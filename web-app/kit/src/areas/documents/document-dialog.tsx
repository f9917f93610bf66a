import LinearProgress from '@mui/material/LinearProgress'
import { visibilityOf } from '@workledger/contracts/documents/document-types'
import {
  documentBody,
  documentChange,
  documentsApi,
  type EmployeeDocument,
} from '@workledger/contracts/documents/documents.api'
import { useState } from 'react'
import { DateField } from '../../form/day-field'
import { TextField } from '../../form/fields'
import { FileField } from '../../form/file-field'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { pair } from '../../i18n/pair'
import { useRecordWords } from '../../i18n/record-words'
import { documentsWords } from '../../i18n/words/documents'
import type { ApiError } from '../../net/client'
import { useCommand } from '../../net/query'
import { toast } from '../../ui/toast'
import { useDocumentWords } from './document-words'
import { changedByDocument } from './invalidates'
import { TypeField } from './type-field'

interface DocumentValues {
  filename: string
  type: string
  expires_on: string
  document: File | null
}

/** Adds or changes a document; a new file becomes its next version. */
export default function DocumentDialog({
  employee,
  document: given,
  close,
}: {
  employee: string
  document: EmployeeDocument | null
  close: () => void
}) {
  const { t } = useDocumentWords()
  const [sent, setSent] = useState<number | null>(null)
  const options = { invalidates: changedByDocument, onProgress: setSent }
  const add = useCommand(documentsApi.addDocument, options)
  const change = useCommand(documentsApi.changeDocument, options)

  const toBody = ({ document, ...typed }: DocumentValues) => ({
    ...typed,
    ...(document ? { document } : {}),
  })

  const words = useRecordWords(documentsWords)
  const form = useForm<DocumentValues, undefined, typeof words>({
    words,
    schema: given ? documentChange : documentBody,
    initial: {
      filename: given?.filename ?? '',
      type: given?.type ?? '',
      expires_on: given?.expires_on ?? '',
      document: null,
    },
    toRequest: toBody,
    submit: async (typed) => {
      const body = toBody(typed) as never

      try {
        if (given)
          await change.send({ params: { id: employee, docId: given.id }, body, shown: given })
        else
          await add.send({ params: { id: employee }, body }).catch((error: ApiError) => {
            toast({ text: t('addFailed'), tone: 'bad' })
            throw error
          })
      } finally {
        setSent(null)
      }

      toast(t(given ? 'edited' : 'added'))
      close()
    },
  })

  const { type } = form.values

  return (
    <FormDialog
      title={t(given ? 'edit' : 'add')}
      form={form}
      action={given ? undefined : t('add')}
      onClose={close}
    >
      <TextField
        {...form.field('filename')}
        required
        placeholder={t('namePlaceholder')}
        autoFocus
      />
      <TypeField
        {...form.field('type')}
        required
        placeholder={t('typePlaceholder')}
        {...(type.trim()
          ? { hint: pair(t('visibility'), t(`visible.${visibilityOf(type)}`)) }
          : {})}
      />
      <DateField {...form.field('expires_on')} hint={t('expiresHint')} />
      <FileField
        {...form.field('document')}
        required={!given}
        label={t(given ? 'newFile' : 'file')}
        {...(given ? { hint: t('keepFile') } : {})}
      />
      {sent !== null && (
        <LinearProgress
          variant="determinate"
          value={Math.round(sent * 100)}
          aria-label={t('uploading')}
        />
      )}
    </FormDialog>
  )
}
