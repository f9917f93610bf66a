import Box from '@mui/material/Box'
import { PUNCH_FILE_MEGABYTES } from '@workledger/contracts/biometrics/punch-imports.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { EmptyState, SkeletonRows } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useChoices } from '../../kit/choices'
import { ChooseImportFile } from '../../kit/imports/choose-import-file'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { CheckAttlog } from './check-attlog'
import { PunchImportProgress } from './import-progress'
import { punchImportTexts } from './messages'
import type { AttlogReading } from './use-attlog-preview'

/** Imports a device's file: the file, its preview, and the progress. The result is another page. */
export default function NewPunchImportPage() {
  const t = useText(punchImportTexts)
  const { workspace } = useMember()
  const may = useMay()('importPunches')
  const navigate = useNavigate()
  const [reading, setReading] = useState<AttlogReading | null>(null)

  const send = useConsoleCommand('importPunches', {
    onDone: ({ data }) => {
      toast(t('imported'))
      navigate(`/biometrics/imports/${data.id}`, { replace: true })
    },
  })

  if (!may) return <Denied />

  const begin = () =>
    reading && send.run({ params: { ws: workspace.id }, body: { ...reading } as never })

  return (
    <Page
      title={t('add')}
      crumbs={[{ label: t('page'), to: '/admin/biometrics?tab=imports' }]}
      narrow={!reading || Boolean(send.sending)}
    >
      {send.sending ? (
        <PunchImportProgress />
      ) : reading ? (
        <CheckAttlog
          reading={reading}
          refused={send.error}
          another={() => {
            send.reset()
            setReading(null)
          }}
          begin={begin}
        />
      ) : (
        <ChooseAttlog choose={setReading} />
      )}
    </Page>
  )
}

/** Asks for the device, then for its file. */
function ChooseAttlog({ choose }: { choose: (reading: AttlogReading) => void }) {
  const t = useText(punchImportTexts)
  const [search] = useSearchParams()
  const { choices, isPending, isError } = useChoices('devices')
  const [chosen, setChosen] = useState(search.get('device') ?? '')
  const device = chosen || (choices.length === 1 ? choices[0]!.value : '')
  if (isPending) return <SkeletonRows rows={4} />

  if (choices.length === 0 && !isError)
    return <EmptyState icon="fingerprint" title={t('device.none')} text={t('device.noneText')} />

  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SelectField
          name="device"
          label={t('device.label')}
          hint={t('device.hint')}
          value={device}
          onChange={setChosen}
          options={choices}
        />
      </Box>
      {device && (
        <ChooseImportFile
          title={t('file.drop')}
          kinds={t('file.kinds')}
          wrong={t('file.wrong')}
          large={t('file.large')}
          endings={['.dat', '.txt']}
          megabytes={PUNCH_FILE_MEGABYTES}
          choose={(file) => choose({ file, device_id: device })}
        />
      )}
    </>
  )
}
