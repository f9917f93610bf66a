import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Card } from '@workledger/web-app/kit/card'
import { FilterMenu } from '@workledger/web-app/kit/filter-menu'
import { useFormat } from '@workledger/web-app/kit/format'
import { said, useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { EmptyState } from '@workledger/web-app/kit/states'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import { useDeferredValue, useState } from 'react'
import { keepText, toCsv } from '../../kit/csv'
import { importTexts } from './messages'
import { found, type Level, type Problem } from './reading'

const page = 50
/** The server tells no more of them at once. */
const most = 1000

/** Every refusal and warning with its row, its column and the reason in words; narrowed by kind and search, kept as CSV. */
export function Problems({ problems, name, title }: { problems: readonly Problem[]; name: string; title: string }) {
  const t = useText(importTexts)
  const { number } = useFormat()
  const [level, setLevel] = useState<Level | ''>('')
  const [typed, setTyped] = useState('')
  const [pages, setPages] = useState(1)
  const search = useDeferredValue(typed)
  const wordsOf = ({ row, column, message }: Problem) => `${row} ${column ?? ''} ${message} ${said(message)}`
  const fitting = found(problems, level, search, wordsOf)
  const shown = fitting.slice(0, pages * page)
  const save = () =>
    keepText(
      `${name.replace(/\.\w+$/, '')}-problems.csv`,
      toCsv([
        [t('problems.row'), t('problems.level'), t('problems.column'), t('problems.reason')],
        ...problems.map((each) => [each.row, t(`problems.${each.level}`), each.column, said(each.message)]),
      ]),
    )
  if (problems.length === 0)
    return (
      <Card title={title} padded>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'tone.good' }}>
          <Icon name="check" />
          {t('problems.none')}
        </Box>
      </Card>
    )
  return (
    <Card
      title={title}
      aside={
        <Button variant="text" startIcon={<Icon name="download" />} onClick={save}>
          {t('problems.save')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
        <FilterMenu
          label={t('problems.show')}
          value={level}
          options={[
            { value: '', label: t('problems.all') },
            { value: 'error', label: t('problems.errors') },
            { value: 'warning', label: t('problems.warnings') },
          ]}
          onChange={(value) => setLevel(value as Level | '')}
        />
        <OutlinedInput
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={t('problems.search')}
          inputProps={{ 'aria-label': t('problems.search') }}
          sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 240 }, minHeight: 32, '& input': { py: '5px' } }}
        />
        <Box role="status" sx={{ alignSelf: 'center', marginInlineStart: 'auto', fontSize: 12, color: 'text.secondary' }}>
          {t('problems.shown', { shown: number(fitting.length), all: number(problems.length) })}
        </Box>
      </Box>
      {fitting.length === 0 && <EmptyState dense icon="search" title={t('problems.noneFound')} />}
      <Box component="ul" tabIndex={0} aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflow: 'auto' }}>
        {shown.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may be told the same twice, and the list is never reordered
          <One key={index} problem={problem} />
        ))}
      </Box>
      {(fitting.length > shown.length || problems.length >= most) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {fitting.length > shown.length && (
            <Button variant="text" onClick={() => setPages(pages + 1)}>
              {t('problems.more')}
            </Button>
          )}
          {problems.length >= most && (
            <Box sx={{ fontSize: 12, color: 'text.secondary', px: 1 }}>{t('problems.most', { count: most })}</Box>
          )}
        </Box>
      )}
    </Card>
  )
}

function One({ problem: { row, column, level, message } }: { problem: Problem }) {
  const t = useText(importTexts)
  const { number } = useFormat()
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto auto minmax(0, 1fr)', sm: '72px 88px minmax(0, 140px) minmax(0, 1fr)' },
        alignItems: 'baseline',
        gap: { xs: '2px 12px', sm: 1.5 },
        px: 2,
        py: 0.875,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box className="num" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('problems.row')} {number(row)}
      </Box>
      <span>
        <StatusChip tone={level === 'error' ? 'bad' : 'warn'}>{t(`problems.${level}`)}</StatusChip>
      </span>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{column}</bdi>
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}>{said(message)}</Box>
    </Box>
  )
}
