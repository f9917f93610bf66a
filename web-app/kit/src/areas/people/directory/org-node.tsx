import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ORG_LEVELS, type OrgPerson } from '@workledger/contracts/people/org-chart'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../i18n/i18n'
import { visuallyHidden } from '../../../ui/figures'
import { Icon } from '../../../ui/icon'
import { BareList, Row } from '../../../ui/layout'
import { FailedState, SkeletonRows } from '../../../ui/states'
import { directoryTexts } from './messages'
import { belowIn, useOrgPeople } from './org-people'
import { PersonCard } from './org-person'

export interface Looks {
  /** Lines with levels instead of a tree of cards. */
  list?: boolean | undefined
}

interface NodeProps extends Looks {
  person: OrgPerson
  /** People in the answer above. */
  known: readonly OrgPerson[]
  depth: number
  /** The stop of the Tab key, until the keyboard moves it. */
  first?: boolean
}

/** A person and their reports: the first levels are open, others load on request. */
export function OrgNode({ person, known, depth, first, list }: NodeProps) {
  const t = useText(directoryTexts)
  const given = belowIn(known, person)
  const [open, setOpen] = useState(depth < ORG_LEVELS && given.length > 0)
  const has = person.reports_count > 0
  const toggle = () => setOpen(!open)

  return (
    <Box
      component="li"
      role="none"
      sx={list ? undefined : { display: 'grid', justifyItems: 'center', alignContent: 'start' }}
    >
      <Box
        role="treeitem"
        aria-level={depth}
        aria-expanded={has ? open : undefined}
        tabIndex={first ? 0 : -1}
        sx={{
          ...(list
            ? line(depth)
            : { display: 'grid', justifyItems: 'center', borderRadius: '8px' }),
        }}
      >
        <PersonCard person={person} line={list} />
        {has && (
          <>
            <Box component="span" sx={visuallyHidden}>
              {t('chart.reports', { count: person.reports_count })}
            </Box>
            <Toggle open={open} count={person.reports_count} press={toggle} list={list} />
          </>
        )}
      </Box>
      {open && has && (
        <Below person={person} given={given} known={known} depth={depth + 1} list={list} />
      )}
    </Box>
  )
}

/** For the pointer; the keyboard and screen readers use the item itself. */
function Toggle({
  open,
  count,
  press,
  list,
}: { open: boolean; count: number; press: () => void } & Looks) {
  return (
    <Row
      component="span"
      aria-hidden
      data-toggle
      onClick={press}
      className="num"
      inline
      gap={0.5}
      sx={{
        justifyContent: 'center',
        color: 'text.secondary',
        cursor: 'pointer',
        ...(list
          ? { minWidth: 44, minHeight: 44, fontSize: 12 }
          : {
              // Below the card, whose last line it would cover.
              mt: '-1px',
              // Large enough for a finger or an unsteady hand at any zoom.
              minWidth: 'calc(32px / var(--zoom))',
              minHeight: 'calc(24px / var(--zoom))',
              px: 0.75,
              border: 1,
              borderColor: 'divider',
              borderRadius: 999,
              bgcolor: 'background.paper',
              fontSize: 'max(12px, 12px / var(--zoom))',
            }),
      }}
    >
      {count}
      <Icon name={open ? 'up' : 'down'} size={12} />
    </Row>
  )
}

interface BelowProps extends Looks {
  person: OrgPerson
  given: readonly OrgPerson[]
  known: readonly OrgPerson[]
  depth: number
}

const rule = { content: '""', position: 'absolute', bgcolor: 'tone.lineStrong' } as const

function Below({ person, given, known, depth, list }: BelowProps) {
  const here = useOrgPeople(person, given)
  const all = given.length > 0 ? [...known, ...here.known] : here.known
  // People without reports form a column, or the row would be endless.
  const stacked =
    !list && here.people.length > 1 && here.people.every(({ reports_count }) => reports_count === 0)
  const nodes = here.people.map((each) => (
    <OrgNode key={each.id} person={each} known={all} depth={depth} list={list} />
  ))
  const rest = <Rest here={here} depth={depth} list={list} />

  if (list)
    return (
      <Group>
        {nodes}
        {rest}
      </Group>
    )

  return (
    <Box
      sx={{
        position: 'relative',
        pt: 3,
        '&::before': { ...rule, insetInlineStart: '50%', top: 0, width: '1px', height: 24 },
      }}
    >
      {stacked ? (
        <Group
          sx={{
            display: 'grid',
            gridTemplateColumns: here.people.length > 12 ? 'repeat(2, auto)' : undefined,
            gap: 1,
            p: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: '8px',
          }}
        >
          {nodes}
          {rest}
        </Group>
      ) : (
        <Group
          sx={{
            display: 'flex',
            justifyContent: 'center',
            gap: 3,
            ...(here.people.length > 1 && {
              borderTop: '1px solid',
              borderColor: 'tone.lineStrong',
              pt: 2,
            }),
          }}
        >
          {nodes}
          {rest}
        </Group>
      )}
    </Box>
  )
}

const Group = ({ children, sx }: { children: ReactNode; sx?: object }) => (
  <BareList role="group" sx={{ ...sx }}>
    {children}
  </BareList>
)

/** Loading, failure, and the way to people who are not loaded yet. */
export function Rest({
  here,
  depth,
  list,
}: { here: ReturnType<typeof useOrgPeople>; depth: number } & Looks) {
  const t = useText(directoryTexts)
  const press = here.error ? here.retry : here.more
  if (!here.loading && !here.error && here.left === 0) return null

  return (
    <li role="none">
      {here.loading ? (
        <Box sx={{ width: list ? undefined : 200 }}>
          <SkeletonRows rows={1} />
        </Box>
      ) : (
        <Box
          role="treeitem"
          aria-level={depth}
          tabIndex={-1}
          sx={list ? line(depth) : { width: 200 }}
        >
          {here.error ? (
            <span data-press role="none" onClick={press}>
              <FailedState error={here.error} retry={here.retry} dense />
            </span>
          ) : (
            <Button
              data-press
              tabIndex={-1}
              variant="text"
              onClick={press}
              sx={{ fontSize: 'max(13px, 12px / var(--zoom, 1))' }}
            >
              {t('chart.more', { count: here.left })}
            </Button>
          )}
        </Box>
      )}
    </li>
  )
}

const line = (depth: number) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 52,
    // Deeper levels are not indented further, or a phone would have no room for names.
    paddingInlineStart: `${16 + 20 * Math.min(depth - 1, 5)}px`,
    paddingInlineEnd: 1,
    borderBottom: 1,
    borderColor: 'divider',
    outlineOffset: -2,
  }) as const
