import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type BookFormat, bookFormats } from '@workledger/contracts/kernel/books'
import { type MissingInBooks, payBooksApi } from '@workledger/contracts/payroll/pay-books.api'
import { type BookKey, bookKeys } from '@workledger/contracts/payroll/pay-books.events'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { payrollWords } from '@workledger/kit/i18n/words/payroll'
import { query } from '@workledger/kit/net/query'
import { AppLink } from '@workledger/kit/ui/app-link'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { keepBytes } from '../kit/keep-bytes'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { booksTexts } from './books-messages'

/** A journal file of the run for bookkeeping, or what is missing for it. */
export function RunBooks({ params }: { params: { ws: string; id: string } }) {
  const t = useText(booksTexts)
  const words = useRecordWords(payrollWords)
  const may = useMay()
  const [format, setFormat] = useState<BookFormat>('datev')
  const found = useQuery(query(payBooksApi.payrunBooks, { params, query: { format } }))

  const make = useConsoleCommand('exportPayRunBooks', {
    onDone: ({ data }) => keepBytes(data),
    onError: toastError,
  })

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  const entry = found.data?.data

  return (
    <Card title={t('file')}>
      <Stack gap={2} sx={{ p: 2 }}>
        <Row gap={2} wrap align="end">
          <SelectField
            name="format"
            label={t('format')}
            value={format}
            onChange={setFormat}
            options={words.options(bookFormats)}
          />
          {may('exportPayRunBooks') && (
            <Button
              startIcon={<Icon name="download" />}
              disabled={!entry || entry.missing.length > 0}
              {...busyProps(make.busy, () => make.run({ params, body: { format } }))}
            >
              {t('download')}
            </Button>
          )}
        </Row>
        {!entry ? (
          <SkeletonRows rows={1} />
        ) : entry.missing.length > 0 ? (
          <MissingList missing={entry.missing} />
        ) : (
          <Muted>
            {pair(t('total'), '')}
            <Money amount={entry.total} currency={entry.currency} />
          </Muted>
        )}
      </Stack>
    </Card>
  )
}

/** What has no account yet, and the way to the settings. */
function MissingList({ missing }: { missing: readonly MissingInBooks[] }) {
  const t = useText(booksTexts)

  const nameOf = ({ key, name }: MissingInBooks) =>
    isolated(name || (bookKeys.includes(key as BookKey) ? t(key as BookKey) : ''))

  return (
    <div>
      {t('missing')}
      <ul>
        {missing.map((each) => (
          <li key={`${each.what} ${each.key}`}>
            {each.what === 'datev'
              ? t('missingDatev')
              : t(each.what === 'digits' ? 'missingDigits' : 'missingAccount', {
                  name: nameOf(each),
                })}
          </li>
        ))}
      </ul>
      <AppLink to="/admin/payroll_settings?tab=books">{t('settings')}</AppLink>
    </div>
  )
}
