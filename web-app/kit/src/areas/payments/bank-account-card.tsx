import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { type MaskedAccount } from '@workledger/contracts/payments/account-shapes'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { lazy, Suspense, useState } from 'react'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { paymentsWords } from '../../i18n/words/payments'
import { useCurrent } from '../../net/current'
import { query } from '../../net/query'
import { Card } from '../../ui/card'
import { Facts } from '../../ui/facts'
import { Icon } from '../../ui/icon'
import { EmptyState, FailedState, SkeletonRows } from '../../ui/states'
import { bankTexts } from './messages'

const BankAccountDialog = lazy(() => import('./bank-account-dialog'))
const BankAccountRemoval = lazy(() => import('./bank-account-removal'))
const BankAccountHistory = lazy(() => import('./bank-account-history'))

/** An employee's bank account with a masked number. `changes` lets the viewer change it. */
export function BankAccountCard({ employee, changes }: { employee: string; changes: boolean }) {
  const t = useText(bankTexts)
  const { user } = useCurrent()
  const found = useQuery(query(paymentsApi.bankAccount, { params: { id: employee } }))
  const [open, setOpen] = useState<'change' | 'remove' | 'history' | null>(null)
  const close = () => setOpen(null)
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={3} />
  const { account, stream, revision } = found.data.data
  const may = changes && !user.impersonated_by
  const button = may && (
    <Button onClick={() => setOpen('change')}>{t(account ? 'change' : 'add')}</Button>
  )

  return (
    <>
      <Card
        title={t('title')}
        aside={
          <>
            <IconButton
              aria-label={t('history')}
              title={t('history')}
              onClick={() => setOpen('history')}
            >
              <Icon name="history" />
            </IconButton>
            {account && button}
          </>
        }
        note={changes && !may ? t('locked') : undefined}
      >
        {account ? (
          <>
            <AccountDetails account={account} />
            {may && (
              <Box sx={{ px: 2, pb: 2 }}>
                <Button variant="text" color="error" onClick={() => setOpen('remove')}>
                  {t('remove')}
                </Button>
              </Box>
            )}
          </>
        ) : (
          <EmptyState
            icon="payroll"
            title={t('empty.title')}
            text={t('empty.text')}
            action={button}
          />
        )}
      </Card>
      <Suspense>
        {open === 'change' && (
          <BankAccountDialog employee={employee} account={{ revision }} close={close} />
        )}
        {open === 'remove' && <BankAccountRemoval employee={employee} close={close} />}
        {open === 'history' && <BankAccountHistory stream={stream} close={close} />}
      </Suspense>
    </>
  )
}

function AccountDetails({ account }: { account: MaskedAccount }) {
  const t = useText(bankTexts)
  const { moment } = useFormat()
  const { kind, holder, iban, account_number, bic, routing, account_type } = account
  const { changed_at, changed_by } = account
  const words = useRecordWords(paymentsWords)

  const routingLabel =
    kind === 'uk' ? t('sortCode') : kind === 'us' ? t('routingNumber') : t('routing')
  const ltr = (text: string | null) => text && <span className="num ltr">{text}</span>

  return (
    <Facts
      items={[
        [t('holder'), holder],
        iban ? [t('iban'), ltr(iban)] : [t('number'), ltr(account_number)],
        ...(bic ? [[t('bic'), ltr(bic)] as const] : []),
        ...(routing ? [[routingLabel, ltr(routing)] as const] : []),
        ...(account_type ? [[t('accountType'), words.value(account_type)] as const] : []),
        [
          t('changed'),
          t('changedBy', { time: isolated(moment(changed_at)), name: isolated(changed_by) }),
        ],
      ]}
    />
  )
}
