import Link from '@mui/material/Link'
import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import { useMember } from '@workledger/kit/net/current'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { usePermissionWords } from '../kit/permissions/permission-words'
import { RecordTable } from '../kit/record-table'
import { useConsoleCommand } from '../kit/use-command'
import { useRemoval } from '../kit/use-removal'
import { integrationsTexts } from './messages'

const AccountDialog = lazy(() => import('./account-dialog'))
const IntegrationHistory = lazy(() => import('./integration-history'))
const TokenDialog = lazy(() => import('@workledger/kit/areas/integrations/token-dialog'))

type Account = Rows['service-accounts']

const tokensOf = ({ id }: Account) =>
  `/admin/integrations?filter=${encodeURIComponent(JSON.stringify({ state: 'active', account_id: id }))}`

/** Service accounts: actors of the company that are no persons. */
export default function AccountsTab() {
  const t = useText(integrationsTexts)
  const { workspace, user } = useMember()
  const may = useMay()
  const columns = useAccountColumns()
  const [making, setMaking] = useState<Account | null>(null)
  const make = useConsoleCommand('makeAccountToken')
  const list = useConsoleList('service-accounts', { sort: 'name', perPage: 25 })

  const remove = useRemoval<Account>('removeServiceAccount', {
    title: (name) => t('account.removeTitle', { name }),
    text: ({ tokens }) => t('account.removeText', { count: tokens }),
    action: t('account.remove'),
    done: t('account.removed'),
  })

  return (
    <>
      <RecordTable
        list={list}
        label={t('tabs.accounts')}
        columns={columns}
        may={may('addServiceAccount')}
        opens
        add={t('account.add')}
        removal={t('account.remove')}
        menu={(row) => [
          {
            label: t('account.make'),
            icon: 'key',
            disabled: !may('makeAccountToken') || !!user.impersonated_by,
            note: user.impersonated_by ? t('account.asOther') : undefined,
            run: () => setMaking(row),
          },
        ]}
        remove={(row) => () => void remove(row)}
        empty={
          <EmptyState icon="key" title={t('account.emptyTitle')} text={t('account.emptyText')} />
        }
        dialog={(row, close) => <AccountDialog account={row} close={close} />}
        history={(row, close) => <IntegrationHistory row={row} close={close} />}
      />
      <Suspense>
        {making && (
          <TokenDialog
            account={making.name}
            send={(body) =>
              make.send({ params: { ws: workspace.id, id: making.id }, body: body as never })
            }
            close={() => setMaking(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function useAccountColumns(): Column<Account>[] {
  const t = useText(integrationsTexts)
  const { number, moment } = useFormat()
  const { field } = useRecordWords(integrationsWords)
  const words = usePermissionWords()

  return [
    {
      id: 'name',
      label: t('token.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name, description }) => (
        <>
          <Strong component="bdi">{name}</Strong>
          {description && (
            <Muted size={12} sx={{ lineHeight: '16px' }}>
              <bdi>{description}</bdi>
            </Muted>
          )}
        </>
      ),
    },
    {
      id: 'permissions',
      label: field('permissions'),
      wide: true,
      card: 'fact',
      cell: ({ permissions }) =>
        permissions.length > 0 ? words.list(permissions) : t('account.none'),
    },
    {
      id: 'made_by',
      label: field('made_by'),
      sort: 'made_by',
      card: 'fact',
      named: true,
      cell: ({ made_by }) => made_by && <bdi>{made_by}</bdi>,
    },
    {
      id: 'created',
      label: field('created_at'),
      sort: 'created_at',
      hidden: true,
      cell: ({ created_at }) => <span className="num">{moment(created_at)}</span>,
    },
    {
      id: 'tokens',
      label: field('tokens'),
      sort: 'tokens',
      end: true,
      card: 'figure',
      cell: (row) =>
        row.tokens > 0 ? (
          <Link
            component={AppLink}
            to={tokensOf(row)}
            aria-label={t('account.show', { name: row.name, count: row.tokens })}
          >
            {number(row.tokens)}
          </Link>
        ) : (
          number(0)
        ),
    },
  ]
}
