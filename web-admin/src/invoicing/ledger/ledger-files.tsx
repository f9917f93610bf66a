import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import {
  type LedgerJournal,
  ledgerApi,
  type MissingInLedger,
} from '@workledger/contracts/invoicing/ledger.api'
import {
  type LedgerKey,
  type LedgerSource,
  ledgerKeys,
  ledgerSources,
} from '@workledger/contracts/invoicing/ledger.events'
import type { VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import { type BookFormat, bookFormats } from '@workledger/contracts/kernel/books'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { isolated, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useSearchParams } from 'react-router-dom'
import { keepBytes } from '../../kit/keep-bytes'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { ledgerTexts } from './messages'

const MONTHS = 36
const SHOWN_LINES = 20

/** Returns the last months, newest first, as `YYYY-MM`. */
function lastMonths(): string[] {
  const [year, month] = today().split('-').map(Number) as [number, number]

  return Array.from({ length: MONTHS }, (_, back) => {
    const at = year * 12 + month - 1 - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

interface Asked {
  source: LedgerSource
  format: BookFormat
  month: string
  currency?: string
}

/** Reads what is asked from the address, so that it can be linked. */
function useAsked() {
  const [search, setSearch] = useSearchParams()
  const among = <T extends string>(values: readonly T[], name: string): T =>
    values.find((value) => value === search.get(name)) ?? values[0]!
  const currency = search.get('currency')

  const asked: Asked = {
    source: among(ledgerSources, 'source'),
    format: among(bookFormats, 'format'),
    month: among(lastMonths(), 'month'),
    ...(currency && /^[A-Z]{3}$/.test(currency) && { currency }),
  }

  const ask = (part: Partial<Record<keyof Asked, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) next.set(name, value)
        if (part.source || part.month) next.delete('currency')
        return next
      },
      { replace: true },
    )

  return { asked, ask }
}

/** The entries of a month that no file has yet, and the files made. */
export function LedgerFiles() {
  const t = useText(ledgerTexts)
  const { workspace } = useMember()
  const { asked, ask } = useAsked()
  const params = { ws: workspace.id }
  const found = useQuery(query(ledgerApi.ledgerJournal, { params, query: asked }))
  const journal = found.data?.data

  return (
    <Card title={t('tab')}>
      <Stack gap={2} sx={{ p: 2 }}>
        <Muted>{t('about')}</Muted>
        <Choices asked={asked} ask={ask} currencies={journal?.currencies ?? []} />
        {found.error ? (
          <FailedState error={found.error} retry={() => void found.refetch()} />
        ) : journal ? (
          <OpenEntries journal={journal} asked={asked} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </Stack>
    </Card>
  )
}

interface ChoicesProps {
  asked: Asked
  ask: (part: Partial<Record<keyof Asked, string>>) => void
  currencies: readonly string[]
}

function Choices({ asked, ask, currencies }: ChoicesProps) {
  const t = useText(ledgerTexts)
  const words = useRecordWords(invoicingWords)
  const { monthHeading } = useFormat()

  return (
    <Grid columns={{ xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }} gap={1.5}>
      <SelectField
        name="source"
        label={t('source')}
        value={asked.source}
        onChange={(source) => ask({ source })}
        options={words.options(ledgerSources)}
      />
      <SelectField
        name="month"
        label={t('month')}
        value={asked.month}
        onChange={(month) => ask({ month })}
        options={lastMonths().map((value) => ({ value, label: monthHeading(`${value}-01`) }))}
      />
      <SelectField
        name="format"
        label={t('format')}
        value={asked.format}
        onChange={(format) => ask({ format })}
        options={words.options(bookFormats)}
      />
      {currencies.length > 1 && (
        <SelectField
          name="currency"
          label={t('currency')}
          value={asked.currency ?? currencies[0]!}
          onChange={(currency) => ask({ currency })}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      )}
    </Grid>
  )
}

function OpenEntries({ journal, asked }: { journal: LedgerJournal; asked: Asked }) {
  const t = useText(ledgerTexts)
  const { number } = useFormat()
  const { workspace } = useMember()
  const may = useMay()('makeLedgerFile')

  const make = useConsoleCommand('makeLedgerFile', {
    onDone: ({ data }) => {
      keepBytes(data)
      toast(t('made'))
    },
    onError: toastError,
  })

  const { entries_count, left_out, missing, total, currency, lines, files } = journal
  const send = () =>
    make.run({ params: { ws: workspace.id }, body: { ...asked, currency } as never })

  return (
    <>
      {missing.length > 0 ? (
        <MissingAccounts missing={missing} />
      ) : entries_count === 0 ? (
        <Muted>{t('nothing')}</Muted>
      ) : (
        <Row gap={2} wrap>
          <span>
            {pair(t('entries'), '')}
            <Strong component="span">{number(entries_count)}</Strong>
          </span>
          <span>
            {pair(t('total'), '')}
            <Money amount={total} currency={currency} />
          </span>
          {may && (
            <Button
              variant="contained"
              color="primary"
              startIcon={<Icon name="download" />}
              sx={{ marginInlineStart: 'auto' }}
              {...busyProps(make.busy, send)}
            >
              {t('make')}
            </Button>
          )}
        </Row>
      )}
      {left_out > 0 && <Muted>{t('leftOut', { count: left_out })}</Muted>}
      {lines.length > 0 && <FirstLines lines={lines} currency={currency} />}
      <MadeFiles files={files} />
    </>
  )
}

function MissingAccounts({ missing }: { missing: readonly MissingInLedger[] }) {
  const t = useText(ledgerTexts)
  const words = useRecordWords(invoicingWords)
  const { percent } = useFormat()

  const nameOf = (key: string | null) =>
    isolated(
      ledgerKeys.includes(key as LedgerKey) ? words.value(key as LedgerKey) : rateName(key ?? ''),
    )

  /** Returns a rate such as `S 19` for people. */
  const rateName = (key: string) => {
    const [, category, rate] = /^([A-Z]{1,2}) ([\d.]+)$/.exec(key) ?? []
    return category ? pair(words.value(category as VatCategory), percent(rate!)) : key
  }

  return (
    <div>
      {t('missing')}
      <ul>
        {missing.map(({ what, key }) => (
          <li key={`${what} ${key}`}>{t(`miss.${what}`, { name: nameOf(key) })}</li>
        ))}
      </ul>
    </div>
  )
}

function FirstLines({ lines, currency }: Pick<LedgerJournal, 'lines' | 'currency'>) {
  const t = useText(ledgerTexts)
  const { day } = useFormat()

  const amountOn = (side: 'debit' | 'credit', line: LedgerJournal['lines'][number]) =>
    line.side === side ? <Money amount={line.amount} currency={currency} /> : null

  return (
    <PlainTable
      label={t('lines')}
      columns={[t('day'), t('reference'), t('account'), t('debit'), t('credit')]}
      rows={lines.slice(0, SHOWN_LINES).map((line, index) => ({
        key: index,
        cells: [
          day(line.on),
          <bdi key="reference" style={{ whiteSpace: 'nowrap' }}>
            {line.reference}
          </bdi>,
          <bdi key="account">{line.account}</bdi>,
          amountOn('debit', line),
          amountOn('credit', line),
        ],
      }))}
    />
  )
}

function MadeFiles({ files }: Pick<LedgerJournal, 'files'>) {
  const t = useText(ledgerTexts)
  const words = useRecordWords(invoicingWords)
  const { number, moment } = useFormat()
  const { workspace } = useMember()

  const again = (id: string) =>
    call(ledgerApi.ledgerFile, { params: { ws: workspace.id, id } })
      .then(({ data }) => keepBytes(data))
      .catch(toastError)

  return (
    <Stack gap={1}>
      <Strong>{t('files')}</Strong>
      {files.length === 0 ? (
        <Muted>{t('noFiles')}</Muted>
      ) : (
        <PlainTable
          label={t('files')}
          columns={[t('format'), t('by'), words.field('entries_count'), t('total'), '']}
          rows={files.map((file) => ({
            key: file.id,
            cells: [
              words.value(file.format),
              <span key="by">
                {moment(file.made_at)} <bdi>{file.made_by}</bdi>
              </span>,
              number(file.entries_count),
              <Money key="total" amount={file.total} currency={file.currency} />,
              <Button key="again" variant="text" onClick={() => void again(file.id)}>
                {t('again')}
              </Button>,
            ],
          }))}
        />
      )}
    </Stack>
  )
}
