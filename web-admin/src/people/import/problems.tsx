import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTold } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { saveCsv } from '@workledger/kit/table/rows-file'
import { Card } from '@workledger/kit/ui/card'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Grid, Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { useDeferredValue, useState } from 'react'
import { importTexts } from './messages'
import { found, type Group, grouped, type Level, managerIn, type Problem } from './reading'

const page = 50

/** The most that the server returns at once. */
const most = 1000

interface Props {
  problems: readonly Problem[]
  name: string
  title: string
  /** Identifies a manager of the file; undefined after the import. */
  choose?: (manager: string, meant: string) => void
}

/**
 * Every refusal and warning once, with its rows, its column and the reason in words; filtered by
 * kind and search, exported row by row as CSV.
 */
export function Problems({ problems, name, title, choose }: Props) {
  const t = useText(importTexts)
  const { number } = useFormat()
  const [level, setLevel] = useState<Level | ''>('')
  const [typed, setTyped] = useState('')
  const [pages, setPages] = useState(1)
  const search = useDeferredValue(typed)
  const told = useTold()
  const wordsOf = (problem: Problem) =>
    `${problem.row} ${problem.column ?? ''} ${problem.message} ${told(problem)}`
  const fitting = found(problems, level, search, wordsOf)
  const groups = grouped(fitting)
  const shown = groups.slice(0, pages * page)

  const save = () =>
    saveCsv(`${name.replace(/\.\w+$/, '')}-problems`, [
      [t('problems.row'), t('problems.level'), t('problems.column'), t('problems.reason')],
      ...problems.map((each) => [each.row, t(`problems.${each.level}`), each.column, told(each)]),
    ])

  if (problems.length === 0)
    return (
      <Card title={title} padded>
        <Row gap={1} sx={{ color: 'tone.good' }}>
          <Icon name="check" />
          {t('problems.none')}
        </Row>
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
      <Row
        align="stretch"
        wrap
        gap={1}
        sx={{ p: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}
      >
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
          sx={{
            flex: { xs: 1, sm: 'none' },
            width: { sm: 240 },
            minHeight: 32,
            '& input': { py: '5px' },
          }}
        />
        <Muted role="status" size={12} sx={{ alignSelf: 'center', marginInlineStart: 'auto' }}>
          {t('problems.shown', { shown: number(fitting.length), all: number(problems.length) })}
        </Muted>
      </Row>
      {fitting.length === 0 && <EmptyState dense icon="search" title={t('problems.noneFound')} />}
      <BareList tabIndex={0} aria-label={title} sx={{ maxHeight: 420, overflow: 'auto' }}>
        {shown.map((group) => (
          <One
            key={`${group.level} ${group.column} ${group.message}`}
            group={group}
            choose={choose}
          />
        ))}
      </BareList>
      {(groups.length > shown.length || problems.length >= most) && (
        <Row wrap gap={1} sx={{ p: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {groups.length > shown.length && (
            <Button variant="text" onClick={() => setPages(pages + 1)}>
              {t('problems.more')}
            </Button>
          )}
          {problems.length >= most && (
            <Muted size={12} sx={{ px: 1 }}>
              {t('problems.most', { count: most })}
            </Muted>
          )}
        </Row>
      )}
    </Card>
  )
}

/** As many row numbers as fit into a line. */
const NAMED = 8

function One({ group, choose }: { group: Group; choose: Props['choose'] }) {
  const t = useText(importTexts)
  const { number, listed } = useFormat()
  const told = useTold()
  const { rows, column, level } = group
  const manager = managerIn(group)
  const numbers = listed(rows.slice(0, NAMED).map((row) => number(row)))

  return (
    <Grid
      component="li"
      columns={{
        xs: 'auto auto minmax(0, 1fr)',
        sm: '88px 88px minmax(0, 140px) minmax(0, 1fr)',
      }}
      gap={{ xs: '2px 12px', sm: 1.5 }}
      sx={{
        alignItems: 'baseline',
        px: 2,
        py: 0.875,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Muted className="num" sx={{ whiteSpace: 'nowrap' }}>
        {rows.length === 1
          ? `${t('problems.row')} ${numbers}`
          : t('problems.rows', { count: rows.length })}
      </Muted>
      <span>
        <StatusChip tone={level === 'error' ? 'bad' : 'warn'}>{t(`problems.${level}`)}</StatusChip>
      </span>
      <Muted sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{column}</bdi>
      </Muted>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}>
        {told(group)}
        {rows.length > 1 && (
          <Muted className="num" size={12}>
            {t('problems.inRows', { rows: rows.length > NAMED ? `${numbers} …` : numbers })}
          </Muted>
        )}
        {manager !== null && choose && <Meant manager={manager} choose={choose} />}
      </Box>
    </Grid>
  )
}

/** The choice of a manager whom the file does not identify. */
function Meant({ manager, choose }: { manager: string; choose: NonNullable<Props['choose']> }) {
  const t = useText(importTexts)
  const [typed, setTyped] = useState('')

  return (
    <Row
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) choose(manager, typed.trim())
      }}
      align="stretch"
      wrap
      gap={1}
      sx={{ mt: 0.75 }}
    >
      <OutlinedInput
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('problems.meant')}
        inputProps={{
          'aria-label': t('problems.who', { name: manager }),
          maxLength: 200,
          dir: 'auto',
        }}
        sx={{ flex: '1 1 220px', maxWidth: 320, minHeight: 32, '& input': { py: '5px' } }}
      />
      <Button type="submit" disabled={!typed.trim()}>
        {t('use')}
      </Button>
    </Row>
  )
}
