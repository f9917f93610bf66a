import { documentImportsApi } from '@workledger/contracts/documents/document-imports.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChooseImportFile } from '../../kit/imports/choose-import-file'
import { CheckArchive } from './check-archive'
import { DocumentImportProgress } from './import-progress'
import { documentImportTexts } from './messages'
import { type ArchiveReading, readingBody } from './use-archive-preview'
import { useImportCommand, useMayImport } from './use-import-command'

/** Imports documents: the archive, its preview, and the progress. The result is a page of its own. */
export default function NewDocumentImportPage() {
  const t = useText(documentImportTexts)
  const { workspace } = useMember()
  const may = useMayImport()
  const navigate = useNavigate()
  const [reading, setReading] = useState<ArchiveReading | null>(null)

  const send = useImportCommand(documentImportsApi.importDocuments, ({ data }) => {
    toast(t('imported'))
    navigate(`/employees/document-imports/${data.id}`, { replace: true })
  })

  const begin = (sha256: string) =>
    reading &&
    send.run({
      params: { ws: workspace.id },
      body: { ...readingBody(reading), sha256 } as never,
    })

  if (!may) return <Denied />

  return (
    <Page
      title={t('add')}
      crumbs={[
        { label: t('employees'), to: '/admin/employees' },
        { label: t('page'), to: '/admin/employees/document-imports' },
      ]}
      narrow={!reading || Boolean(send.sending)}
    >
      {send.sending ? (
        <DocumentImportProgress />
      ) : reading ? (
        <CheckArchive
          reading={reading}
          change={(choices) => setReading({ ...reading, ...choices })}
          refused={send.error}
          another={() => {
            send.reset()
            setReading(null)
          }}
          begin={begin}
        />
      ) : (
        <ChooseImportFile
          title={t('file.drop')}
          kinds={t('file.kinds')}
          wrong={t('file.wrong')}
          large={t('file.large')}
          endings={['.zip']}
          megabytes={100}
          choose={(file) => setReading({ file, people: {}, types: {} })}
        />
      )}
    </Page>
  )
}
