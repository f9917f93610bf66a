import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type Contract, employmentApi } from '@workledger/contracts/employment/employment.api'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { Facts } from '@workledger/kit/ui/facts'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Grow, Row, Stack } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { contractTexts } from './messages'

/** The versions of the viewer's own contract, newest first. */
export function OwnContract() {
  const t = useText(contractTexts)
  const { employee } = useMember()
  const found = useQuery(query(employmentApi.contracts, { params: { id: employee.id } }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={6} />

  if (found.data.data.length === 0)
    return (
      <Card>
        <EmptyState icon="file" title={t('empty.title')} text={t('empty.text')} />
      </Card>
    )

  return (
    <Stack gap={2}>
      {found.data.data.map((version) => (
        <Version key={version.id} version={version} />
      ))}
    </Stack>
  )
}

function Version({ version }: { version: Contract }) {
  const t = useText(contractTexts)
  const { day, money, number, weekdayName, listed } = useFormat()

  const {
    base_compensation_amount: amount,
    base_compensation_type: type,
    working_hours: hours,
    working_period_unit: unit,
  } = version

  const file = version.document?.download_url

  return (
    <Card
      title={
        <Row component="span" inline gap={1}>
          {t('version', { day: day(version.effective_on) })}
          {version.current && <StatusChip tone="good">{t('current')}</StatusChip>}
        </Row>
      }
      aside={
        file && (
          <Button
            startIcon={<Icon name="download" />}
            onClick={() => void download(file).catch(toastError)}
          >
            {t('copy')}
          </Button>
        )
      }
    >
      <Facts
        items={[
          [t('designation'), version.designation],
          [
            t('pay'),
            amount &&
              type &&
              t(`per.${type}`, {
                amount: isolated(`${money(amount, version.currency)} ${version.currency}`),
              }),
          ],
          [t('start'), version.start_date && day(version.start_date)],
          [t('end'), version.end_date ? day(version.end_date) : t('noEnd')],
          // The week of 5 January 1970 began on a Monday.
          [t('days'), listed(version.weekdays.map((iso) => weekdayName(iso, 'short')))],
          [
            t('hours'),
            hours && (unit ? t(`units.${unit}`, { hours: number(hours) }) : number(hours)),
          ],
          [t('shift'), version.shift_start_at],
          ...(version.role_description ? [[t('role'), version.role_description] as const] : []),
        ]}
      />
      {version.current && <Adjustments contract={version} />}
    </Card>
  )
}

/** Allowances and deductions of a contract. */
function Adjustments({ contract }: { contract: Contract }) {
  const t = useText(contractTexts)
  const { percent } = useFormat()
  const { employee } = useMember()
  const params = { id: employee.id, contractId: contract.id }
  const found = useQuery(query(employmentApi.adjustments, { params })).data?.data ?? []
  if (found.length === 0) return null

  return (
    <Box
      component="section"
      aria-label={t('adjustments')}
      sx={{ borderTop: 1, borderColor: 'divider' }}
    >
      <Heading component="h3" sx={{ px: 2, pt: 1.5 }}>
        {t('adjustments')}
      </Heading>
      <Box component="ul" sx={{ m: 0, p: 2, pt: 1, listStyle: 'none' }}>
        {found.map(({ id, type, category, amount, calculation_type }) => (
          <Row component="li" key={id} align="stretch" gap={2} sx={{ py: 0.5 }}>
            <Grow component="span">
              <bdi>{category.name}</bdi>{' '}
              <Muted component="span" size={12}>
                {t(type)}
              </Muted>
            </Grow>
            <span className="num">
              {calculation_type === 'percent' ? (
                t('percent', { amount: percent(amount) })
              ) : (
                <Money amount={amount} currency={contract.currency} />
              )}
            </span>
          </Row>
        ))}
      </Box>
    </Box>
  )
}
