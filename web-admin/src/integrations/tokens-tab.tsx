import { tokenStates } from '@workledger/contracts/integrations/integrations.lists'
import { GRANTS_NEEDED, isApproval } from '@workledger/contracts/kernel/token-scopes'
import { tokenTexts } from '@workledger/kit/areas/integrations/messages'
import { useScopeWords } from '@workledger/kit/areas/integrations/scope-words'
import { waitingScopes } from '@workledger/kit/areas/integrations/scopes'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import { useMember } from '@workledger/kit/net/current'
import { DataTable } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import type { MenuEntries } from '@workledger/kit/ui/menu-entries'
import { EmptyState } from '@workledger/kit/ui/states'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { integrationsTexts } from './messages'
import { type Token, useTokenColumns } from './token-columns'

const IntegrationHistory = lazy(() => import('./integration-history'))

/** API tokens of people and of service accounts. */
export default function TokensTab() {
  const t = useText(integrationsTexts)
  const words = useRecordWords(integrationsWords)
  const [past, setPast] = useState<Token | null>(null)
  const actions = useTokenActions(setPast)
  const columns = useTokenColumns()

  const list = useConsoleList('api-tokens', {
    sort: '-created_at',
    perPage: 25,
    filters: { state: 'active', account_id: '' },
  })

  return (
    <>
      <DataTable
        name="api-tokens"
        label={t('tabs.tokens')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(row) => (
          <MenuButton label={t('token.open', { name: row.name })} entries={actions(row)}>
            <Icon name="more" />
          </MenuButton>
        )}
        filters={
          <FilterMenu
            label={words.field('state')}
            value={list.filters.state ?? ''}
            options={[...words.options(tokenStates), { value: '', label: t('token.all') }]}
            onChange={(state) => list.change({ filters: { state } })}
          />
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="key" title={t('token.emptyTitle')} text={t('token.emptyText')} />}
      />
      <Suspense>{past && <IntegrationHistory row={past} close={() => setPast(null)} />}</Suspense>
    </>
  )
}

/** Returns a row's menu: its scopes to grant or withdraw, its history, and its end. */
function useTokenActions(history: (token: Token) => void) {
  const t = useText(integrationsTexts)
  const kit = useText(tokenTexts)
  const scopeWords = useScopeWords()
  const { user, workspace } = useMember()
  const may = useMay()
  const ws = workspace.id
  const { grant, withdraw, revoke } = useTokenCommands()

  return (token: Token): MenuEntries => {
    const { id, scopes, grants, state } = token
    const name = isolated(token.name)
    const waiting = waitingScopes(token)

    const given =
      state === 'active'
        ? scopes.filter((scope) => isApproval(scope) && (grants[scope]?.length ?? 0) > 0)
        : []

    const askGrant = async (scope: string) => {
      const question = {
        title: t('token.grantTitle', { scope: scopeWords.name(scope) }),
        text: t('token.grantText', { name }),
        action: t('token.grantAction'),
      }
      if (await confirm(question))
        grant.run({ params: { ws, id }, body: { scope: scope as never } })
    }

    const askWithdraw = async (scope: string) => {
      const question = {
        title: t('token.withdrawTitle', { scope: scopeWords.name(scope) }),
        text: t('token.withdrawText', { name }),
        action: t('token.withdrawAction'),
        danger: true,
      }
      if (await confirm(question)) withdraw.run({ params: { ws, id, scope: scope as never } })
    }

    const askRevoke = async () => {
      const question = {
        title: kit('revokeTitle', { name }),
        text: kit('revokeText'),
        action: kit('revoke'),
        danger: true,
      }
      if (await confirm(question)) revoke.run({ params: { ws, id } })
    }

    return [
      ...waiting.map((scope) => {
        const mine = grants[scope]?.includes(user.id) ?? false

        return {
          label: t('token.grant', { scope: scopeWords.name(scope) }),
          icon: 'check' as const,
          disabled: !may('grantTokenScope') || mine || !!user.impersonated_by,
          note: mine ? t('token.grantedByYou') : undefined,
          run: () => void askGrant(scope),
        }
      }),
      ...given.map((scope) => ({
        label: t('token.withdraw', { scope: scopeWords.name(scope) }),
        icon: 'close' as const,
        disabled: !may('withdrawTokenScope'),
        run: () => void askWithdraw(scope),
      })),
      { label: t('token.history'), icon: 'history', run: () => history(token) },
      null,
      {
        label: kit('revoke'),
        icon: 'trash',
        danger: true,
        disabled: !may('revokeToken') || state !== 'active',
        run: () => void askRevoke(),
      },
    ]
  }
}

function useTokenCommands() {
  const t = useText(integrationsTexts)
  const kit = useText(tokenTexts)

  return {
    grant: useConsoleCommand('grantTokenScope', {
      onDone: ({ data }, { body }) =>
        toast(
          t(
            (data.grants[body!.scope]?.length ?? 0) < GRANTS_NEEDED
              ? 'token.granted'
              : 'token.grantedAll',
          ),
        ),
      onError: toastError,
    }),
    withdraw: useConsoleCommand('withdrawTokenScope', {
      onDone: () => void toast(t('token.withdrawn')),
      onError: toastError,
    }),
    revoke: useConsoleCommand('revokeToken', {
      onDone: () => void toast(kit('revoked')),
      onError: toastError,
    }),
  }
}
