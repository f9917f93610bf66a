import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChooseImportFile } from '../kit/imports/choose-import-file'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { CheckTimeFile } from './check-time-file'
import { ImportProgress } from './import-progress'
import { timeImportTexts } from './messages'
import { readingBody, type TimeReading } from './use-time-preview'

/** Imports tracked time: the file, its preview, and the progress. The result is a page of its own. */
export default function NewImportPage() {
  const t = useText(timeImportTexts)
  const { workspace } = useMember()
  const may = useMay()('importTime')
  const navigate = useNavigate()
  const [reading, setReading] = useState<TimeReading | null>(null)

  const send = useConsoleCommand('importTime', {
    onDone: ({ data }) => {
      toast(t('imported'))
      navigate(`/time-imports/${data.id}`, { replace: true })
    },
  })

  if (!may) return <Denied />

  const begin = (zone: string) =>
    reading &&
    send.run({
      params: { ws: workspace.id },
      body: readingBody({ ...reading, zone }) as never,
    })

  return (
    <Page
      title={t('add')}
      crumbs={[{ label: t('page'), to: '/admin/time-imports' }]}
      narrow={!reading || Boolean(send.sending)}
    >
      {send.sending ? (
        <ImportProgress />
      ) : reading ? (
        <CheckTimeFile
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
          endings={['.csv', '.tsv', '.txt', '.xlsx', '.zip']}
          megabytes={40}
          choose={(file) => setReading({ file, people: {}, date_order: '', zone: '', client: '' })}
        />
      )}
    </Page>
  )
}
