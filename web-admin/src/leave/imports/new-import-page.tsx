import Box from '@mui/material/Box'
import { leaveImportContents } from '@workledger/contracts/leave/leave-imports.events'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { toast } from '@workledger/kit/ui/toast'
import { ViewSwitch } from '@workledger/kit/ui/view-switch'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ChooseImportFile } from '../../kit/imports/choose-import-file'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { leaveTexts } from '../messages'
import { CheckBalanceFile } from './check-balance-file'
import { CheckLeaveFile } from './check-leave-file'
import { LeaveImportProgress } from './import-progress'
import { leaveImportTexts } from './messages'
import {
  type BalanceReading,
  balanceBody,
  type LeaveReading,
  readingBody,
} from './use-leave-preview'

type Content = (typeof leaveImportContents)[number]

/** Imports leave or balances: the file, its preview, and the progress. The result is a page of its own. */
export default function NewLeaveImportPage() {
  const t = useText(leaveImportTexts)
  const ofLeave = useText(leaveTexts)
  const may = useMay()('importLeave')
  const [asked, ask] = useSearchParams()
  const content: Content = asked.get('content') === 'balances' ? 'balances' : 'leave'
  const leave = useLeaveFile()
  const balances = useBalanceFile()
  const { reading, sending, step } = content === 'leave' ? leave : balances

  if (!may) return <Denied />

  return (
    <Page
      title={t('add')}
      crumbs={[
        { label: ofLeave('page'), to: '/admin/leaves' },
        { label: t('page'), to: '/admin/leaves/imports' },
      ]}
      narrow={!reading || sending}
    >
      {sending ? (
        <LeaveImportProgress />
      ) : (
        (step ?? (
          <ChooseFile
            content={content}
            turn={(to) => ask(to === 'leave' ? {} : { content: to }, { replace: true })}
            choose={content === 'leave' ? leave.choose : balances.choose}
          />
        ))
      )}
    </Page>
  )
}

function ChooseFile({
  content,
  turn,
  choose,
}: {
  content: Content
  turn: (content: Content) => void
  choose: (file: File) => void
}) {
  const t = useText(leaveImportTexts)
  const words = content === 'leave' ? ('file' as const) : ('balances' as const)

  return (
    <>
      <Box sx={{ mb: 2 }}>
        <ViewSwitch
          label={t('balances.what')}
          value={content}
          options={leaveImportContents.map((value) => ({ value, label: t(`balances.${value}`) }))}
          onChange={turn}
        />
      </Box>
      <ChooseImportFile
        title={t(`${words}.drop`)}
        kinds={t(`${words}.kinds`)}
        wrong={t('file.wrong')}
        large={t('file.large')}
        endings={['.csv', '.tsv', '.txt', '.xlsx']}
        megabytes={20}
        choose={choose}
      />
    </>
  )
}

const unread = { people: {}, types: {}, date_order: '' } as const

/** The steps of a file of leave after its choice. */
function useLeaveFile() {
  const t = useText(leaveImportTexts)
  const { workspace } = useMember()
  const [reading, setReading] = useState<LeaveReading | null>(null)
  const send = useConsoleCommand('importLeave', { onDone: useDone(t('imported')) })

  const step = reading && (
    <CheckLeaveFile
      reading={reading}
      change={(choices) => setReading({ ...reading, ...choices })}
      refused={send.error}
      another={() => {
        send.reset()
        setReading(null)
      }}
      begin={() => send.run({ params: { ws: workspace.id }, body: readingBody(reading) as never })}
    />
  )

  return {
    ...{ reading, step, sending: Boolean(send.sending) },
    choose: (file: File) => setReading({ ...unread, file, recount: false }),
  }
}

/** The steps of a file of balances after its choice. */
function useBalanceFile() {
  const t = useText(leaveImportTexts)
  const { workspace } = useMember()
  const [reading, setReading] = useState<BalanceReading | null>(null)
  const send = useConsoleCommand('importLeaveBalances', { onDone: useDone(t('balances.imported')) })

  const step = reading && (
    <CheckBalanceFile
      reading={reading}
      change={(choices) => setReading({ ...reading, ...choices })}
      refused={send.error}
      another={() => {
        send.reset()
        setReading(null)
      }}
      begin={() => send.run({ params: { ws: workspace.id }, body: balanceBody(reading) as never })}
    />
  )

  return {
    ...{ reading, step, sending: Boolean(send.sending) },
    choose: (file: File) => setReading({ ...unread, file, as_of: '', unit: 'days' }),
  }
}

/** Opens the page of a finished import. */
function useDone(text: string) {
  const navigate = useNavigate()

  return ({ data }: { data: { id: string } }) => {
    toast(text)
    navigate(`/leaves/imports/${data.id}`, { replace: true })
  }
}
