import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChooseImportFile } from '../../kit/imports/choose-import-file'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { leaveTexts } from '../messages'
import { CheckLeaveFile } from './check-leave-file'
import { LeaveImportProgress } from './import-progress'
import { leaveImportTexts } from './messages'
import { type LeaveReading, readingBody } from './use-leave-preview'

/** Imports leave: the file, its preview, and the progress. The result is a page of its own. */
export default function NewLeaveImportPage() {
  const t = useText(leaveImportTexts)
  const ofLeave = useText(leaveTexts)
  const { workspace } = useMember()
  const may = useMay()('importLeave')
  const navigate = useNavigate()
  const [reading, setReading] = useState<LeaveReading | null>(null)

  const send = useConsoleCommand('importLeave', {
    onDone: ({ data }) => {
      toast(t('imported'))
      navigate(`/leaves/imports/${data.id}`, { replace: true })
    },
  })

  if (!may) return <Denied />

  const begin = () => {
    if (reading) send.run({ params: { ws: workspace.id }, body: readingBody(reading) as never })
  }

  return (
    <Page
      title={t('add')}
      crumbs={[
        { label: ofLeave('page'), to: '/admin/leaves' },
        { label: t('page'), to: '/admin/leaves/imports' },
      ]}
      narrow={!reading || Boolean(send.sending)}
    >
      {send.sending ? (
        <LeaveImportProgress />
      ) : reading ? (
        <CheckLeaveFile
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
          endings={['.csv', '.tsv', '.txt', '.xlsx']}
          megabytes={20}
          choose={(file) =>
            setReading({ file, people: {}, types: {}, date_order: '', recount: false })
          }
        />
      )}
    </Page>
  )
}
