import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTold } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { saveCsv } from '@workledger/kit/table/rows-file'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Grid, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { importTexts } from './messages'

/** As many row numbers as fit into a line. */
const NAMED = 8

/** The most that the server names one by one. */
const MOST = 1000

/** A refused row of a file, with its sentence. */
interface Problem {
  row: number
  /** Heading of the column; null if it concerns the whole row. */
  column: string | null
  /** A file in an archive, which says more than its number. */
  path?: string | undefined
  code: string
  message: string
  params?: Record<string, string | number> | undefined
}

/** The rows of one sentence, as the record of an import keeps them. */
export type KeptReason = Omit<Problem, 'row' | 'column' | 'path'> & {
  count: number
  rows: number[]
}

/** The rows of one sentence. */
interface Group extends Pick<Problem, 'code' | 'params' | 'message' | 'column'> {
  count: number
  rows: number[]
  paths?: string[]
}

function grouped(problems: readonly Problem[]): Group[] {
  const groups = new Map<string, Group>()

  for (const { row, path, ...problem } of problems) {
    const key = `${problem.column} ${problem.message}`
    const group = groups.get(key) ?? { ...problem, count: 0, rows: [], ...(path && { paths: [] }) }
    group.count++
    group.rows.push(row)
    if (path) group.paths?.push(path)
    groups.set(key, group)
  }

  return [...groups.values()].sort((a, b) => b.count - a.count)
}

/** Every reason once, with its rows; saved row by row as CSV. */
export function RefusedRows({ problems, name }: { problems: readonly Problem[]; name: string }) {
  const t = useText(importTexts)
  const { number } = useFormat()
  const told = useTold()

  const save = () =>
    saveCsv(`${name.replace(/\.\w+$/, '')}-refused`, [
      [t('row'), t('column'), t('reason')],
      ...problems.map((each) => [each.row, each.path ?? each.column, told(each)]),
    ])

  return (
    <Reasons
      groups={grouped(problems)}
      save={problems.length > 0 ? save : undefined}
      note={problems.length >= MOST ? t('most', { rows: number(MOST) }) : undefined}
    />
  )
}

/** The reasons that the record of an import keeps. */
export const KeptReasons = ({ reasons }: { reasons: readonly KeptReason[] }) => (
  <Reasons groups={reasons.map((reason) => ({ ...reason, column: null }))} />
)

interface ReasonsProps {
  groups: readonly Group[]
  save?: (() => void) | undefined
  note?: string | undefined
}

function Reasons({ groups, save, note }: ReasonsProps) {
  const t = useText(importTexts)

  if (groups.length === 0)
    return (
      <Card title={t('title')} padded>
        <Row gap={1} sx={{ color: 'tone.good' }}>
          <Icon name="check" />
          {t('none')}
        </Row>
      </Card>
    )

  return (
    <Card
      title={t('title')}
      aside={
        save && (
          <Button variant="text" startIcon={<Icon name="download" />} onClick={save}>
            {t('save')}
          </Button>
        )
      }
    >
      <BareList tabIndex={0} aria-label={t('title')} sx={{ maxHeight: 360, overflow: 'auto' }}>
        {groups.map((group) => (
          <Reason key={`${group.column} ${group.message}`} group={group} />
        ))}
      </BareList>
      {note && (
        <Muted size={12} sx={{ px: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {note}
        </Muted>
      )}
    </Card>
  )
}

function Reason({ group }: { group: Group }) {
  const t = useText(importTexts)
  const told = useTold()
  const { number, listed } = useFormat()
  const rows = listed(group.rows.slice(0, NAMED).map((row) => number(row)))

  return (
    <Grid
      component="li"
      columns={{ xs: 'minmax(0, 1fr)', sm: '96px minmax(0, 1fr)' }}
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
        {t('rows', { count: group.count })}
      </Muted>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {told(group)}
        <Muted className="num" size={12}>
          {group.column && <bdi>{group.column} · </bdi>}
          {group.paths ? (
            <Paths paths={group.paths} more={group.count > NAMED_PATHS} />
          ) : group.rows.length === 1 ? (
            `${t('row')} ${rows}`
          ) : (
            t('inRows', { rows: group.count > NAMED ? `${rows} …` : rows })
          )}
        </Muted>
      </Box>
    </Grid>
  )
}

/** As many paths as a reason names. */
const NAMED_PATHS = 3

const Paths = ({ paths, more }: { paths: readonly string[]; more: boolean }) => (
  <>
    {paths.slice(0, NAMED_PATHS).map((path) => (
      <Box key={path} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{path}</bdi>
      </Box>
    ))}
    {more && '…'}
  </>
)
