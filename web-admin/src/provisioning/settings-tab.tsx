import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import {
  provisioningApi as api,
  type DirectoryRequest,
} from '@workledger/contracts/provisioning/provisioning.api'
import { leavers } from '@workledger/contracts/provisioning/provisioning.events'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { provisioningWords } from '@workledger/kit/i18n/words/provisioning'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { useCopy } from '@workledger/kit/ui/copy'
import { FORM_WIDTH, Row, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { provisioningTexts } from './messages'

/** How to connect the directory, what happens to its people, and what it did last. */
export default function SettingsTab() {
  const { workspace } = useMember()
  const found = useQuery(query(api.provisioning, { params: { ws: workspace.id } }))

  if (found.isError) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={8} />
  const settings = found.data.data

  return (
    <Stack gap={2} sx={{ maxWidth: FORM_WIDTH }}>
      <Connection address={settings.base_url} people={settings.people} />
      <PeopleSettings settings={settings} />
      <Requests requests={settings.requests} />
    </Stack>
  )
}

function Connection({ address, people }: { address: string; people: number }) {
  const t = useText(provisioningTexts)
  const { copy } = useCopy()

  return (
    <Card title={t('connect')} padded>
      <Muted size={12}>{t('baseUrl')}</Muted>
      <Row gap={1} wrap>
        <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {address}
        </Box>
        <Button size="small" onClick={() => void copy(address)}>
          {t('copy')}
        </Button>
      </Row>
      <Box component="p" sx={{ my: 1.5 }}>
        {t('tokenHint')}
      </Box>
      <Row gap={2} wrap>
        <Button component={AppLink} to="/admin/integrations?tab=service_accounts" size="small">
          {t('makeToken')}
        </Button>
        <Muted>{t('known', { count: people })}</Muted>
      </Row>
    </Card>
  )
}

interface Settings {
  leavers: (typeof leavers)[number]
  invite: boolean
  add_departments: boolean
  revision: number
}

function PeopleSettings({ settings }: { settings: Settings }) {
  const t = useText(provisioningTexts)
  const { options } = useRecordWords(provisioningWords)
  const { workspace } = useMember()
  const may = useMay()('changeProvisioning')
  const change = useConsoleCommand('changeProvisioning', {
    onDone: () => void toast(t('saved')),
    onError: toastError,
  })

  const set = (body: Partial<Pick<Settings, 'leavers' | 'invite' | 'add_departments'>>) =>
    change.busy || change.run({ params: { ws: workspace.id }, body, shown: settings })

  return (
    <Card title={t('people')} padded>
      <SelectField
        name="leavers"
        label={t('leavers')}
        hint={t('leaversHint')}
        value={settings.leavers}
        disabled={!may}
        options={options(leavers)}
        onChange={(value) => set({ leavers: value })}
      />
      <CheckField
        name="invite"
        label={t('invite')}
        value={settings.invite}
        disabled={!may}
        onChange={(value) => set({ invite: value })}
      />
      <CheckField
        name="add_departments"
        label={t('addDepartments')}
        value={settings.add_departments}
        disabled={!may}
        onChange={(value) => set({ add_departments: value })}
      />
      <Muted size={12}>{t('addDepartmentsHint')}</Muted>
    </Card>
  )
}

function Requests({ requests }: { requests: readonly DirectoryRequest[] }) {
  const t = useText(provisioningTexts)
  return (
    <Card title={t('requests')}>
      {requests.length === 0 ? (
        <Muted sx={{ p: 2 }}>{t('noRequests')}</Muted>
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={lines}>
            <thead>
              <tr>
                <th scope="col">{t('time')}</th>
                <th scope="col">{t('request')}</th>
                <th scope="col">{t('answer')}</th>
              </tr>
            </thead>
            <tbody>
              {requests.map((request) => (
                <RequestLine key={request.id} request={request} />
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Card>
  )
}

function RequestLine({ request }: { request: DirectoryRequest }) {
  const { moment } = useFormat()
  const { at, method, resource, resource_id, status, message } = request

  return (
    <tr>
      <td className="num">{moment(at)}</td>
      <td>
        <bdi dir="ltr">
          {method} {resource}
          {resource_id && ` …${resource_id.slice(-4)}`}
        </bdi>
      </td>
      <td>
        <StatusChip tone={status < 400 ? 'good' : 'bad'}>{status}</StatusChip>
        {message && <Muted size={12}>{message}</Muted>}
      </td>
    </tr>
  )
}

const lines = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontWeight: 500, color: 'text.secondary', fontSize: 12 },
  '& th, & td': { textAlign: 'start', px: 2, py: 0.75, verticalAlign: 'top' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
} as const
