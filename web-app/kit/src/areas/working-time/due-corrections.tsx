import type { WorkingTimeAccount } from '@workledger/contracts/working-time/working-time.api'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { PlainTable } from '../../table/plain-table'
import { Stack } from '../../ui/layout'
import { Heading, Muted } from '../../ui/text'
import { workingTimeTexts } from './messages'
import { SignedTime } from './signed-time'

/** Changes of closed days, each with its causes. */
export function DueCorrections({ due }: Pick<WorkingTimeAccount, 'due'>) {
  const t = useText(workingTimeTexts)
  const { day, listed } = useFormat()

  return (
    <Stack gap={1}>
      <Heading>{t('due.title')}</Heading>
      <Muted>{t('due.text')}</Muted>
      <PlainTable
        label={t('due.title')}
        columns={[t('day'), t('time'), { words: t('why') }]}
        rows={due.map((one) => ({
          key: one.day,
          cells: [
            <bdi key="day">{day(one.day)}</bdi>,
            <SignedTime key="time" seconds={one.seconds} />,
            listed(one.causes.map((cause) => t(`cause.${cause}`))),
          ],
        }))}
      />
    </Stack>
  )
}
