import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { shownZone, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { dayOf } from '@workledger/kit/i18n/zone-time'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { memo } from 'react'
import { taskTexts } from './messages'
import { taskAddress } from './task-address'
import type { Drag } from './use-drag'

export const CARD = 104
export const ROW = 48

export interface TaskActions {
  tick: (task: TaskAnswer, done: boolean) => void
  edit: (task: TaskAnswer) => void
  remove: (task: TaskAnswer) => void
  history: ((task: TaskAnswer) => void) | null
  start: (task: TaskAnswer) => void
}

interface Props {
  task: TaskAnswer
  /** On a card of the board. */
  listTitle: string | null
  seconds: number
  tabStop: boolean
  /** Read-only, because the project is archived. */
  locked: boolean
  look: 'card' | 'row'
  actions: TaskActions
  handlers: Drag['handlers']
}

const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** A card has room for a title of two lines. */
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: '20px',
} as const

const frame = {
  display: 'flex',
  cursor: 'grab',
  userSelect: 'none',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  WebkitTouchCallout: 'none',
  '&:hover': { borderColor: 'tone.lineStrong' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[data-asked]:focus': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
    bgcolor: 'tone.accentSoft',
  },
  '&[data-dragged]': { opacity: 0.45, borderStyle: 'dashed' },
} as const

/** A task on the board or in a list: to be ticked, opened, edited and dragged in place. */
export const TaskCard = memo(function TaskCard(props: Props) {
  const { task, listTitle, tabStop, locked, look, actions, handlers } = props
  const t = useText(taskTexts)
  const { complete, default: first } = task.task_status
  const tabIndex = tabStop ? 0 : -1

  const title = (
    <Strong
      component={AppLink}
      to={taskAddress(task)}
      tabIndex={tabIndex}
      draggable={false}
      title={task.title}
      sx={{
        ...(look === 'card' ? twoLines : { ...cut, display: 'block' }),
        flex: 1,
        textDecoration: 'none',
        color: complete ? 'text.secondary' : 'text.primary',
      }}
    >
      <bdi>{task.title}</bdi>
    </Strong>
  )

  const box = (
    <Checkbox
      size="small"
      checked={complete}
      indeterminate={!complete && !first}
      disabled={locked}
      onChange={() => actions.tick(task, !complete)}
      tabIndex={tabIndex}
      slotProps={{ input: { 'aria-label': t('card.complete', { name: task.title }), tabIndex } }}
      sx={{ p: 0.5, m: '-4px', marginInlineEnd: 0 }}
    />
  )

  const common = {
    role: 'group',
    'data-task': task.id,
    'aria-roledescription': t('card.draggable'),
    'aria-label': task.title,
    'aria-describedby': 'task-drag-hint',
    tabIndex,
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => handlers.onPointerDown(event, task),
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => handlers.onKeyDown(event, task),
    onFocus: () => handlers.onFocus(task),
    onBlur: () => handlers.onBlur(task),
    onDragStart: (event: React.DragEvent) => event.preventDefault(),
    onContextMenu: (event: React.MouseEvent) => {
      // A long press lifts the card and opens no menu.
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch')
        event.preventDefault()
    },
  }

  if (look === 'row')
    return (
      <Box
        {...common}
        sx={{
          ...frame,
          alignItems: 'center',
          gap: 1,
          height: ROW,
          px: 1.5,
          borderWidth: '0 0 1px',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {box}
        {title}
        <Facts {...props} />
        <More task={task} locked={locked} actions={actions} tabIndex={tabIndex} />
      </Box>
    )

  return (
    <Box
      {...common}
      sx={{
        ...frame,
        flexDirection: 'column',
        justifyContent: 'space-between',
        height: CARD,
        p: '8px 10px',
        borderRadius: '8px',
      }}
    >
      <Row gap={0.75} align="start" sx={{ minWidth: 0 }}>
        {box}
        {title}
        <More task={task} locked={locked} actions={actions} tabIndex={tabIndex} />
      </Row>
      <Muted size={12} sx={{ ...cut, lineHeight: '16px', paddingInlineStart: '26px' }}>
        <bdi>{listTitle ?? '\u00a0'}</bdi>
      </Muted>
      <Row gap={1} sx={{ minWidth: 0 }}>
        <Facts {...props} />
      </Row>
    </Box>
  )
})

/** Due day, tracked time and assignee. */
function Facts({ task, seconds, look }: Props) {
  const { hours } = useFormat()
  return (
    <>
      <Due task={task} />
      <Muted
        component="span"
        className="num"
        size={12}
        sx={{ marginInlineStart: look === 'card' ? 'auto' : 0 }}
      >
        {seconds > 0 && hours(seconds)}
      </Muted>
      <Box sx={{ flex: 'none', width: 22, height: 22 }}>
        {task.employee && (
          <span title={fullName(task.employee)}>
            <Avatar person={task.employee} size={22} label={fullName(task.employee)} />
          </span>
        )}
      </Box>
    </>
  )
}

function Due({ task }: { task: TaskAnswer }) {
  const t = useText(taskTexts)
  const { shortDay } = useFormat()
  const { due_date, completed_at, late } = task
  const now = today()

  const text = completed_at
    ? shortDay(dayOf(completed_at, shownZone()))
    : due_date === null
      ? ''
      : late > 0
        ? t('card.late', { count: late })
        : due_date === now
          ? t('card.today')
          : shortDay(due_date)

  if (!text) return null
  const tone = completed_at ? null : late > 0 ? 'bad' : due_date === now ? 'warn' : null

  return (
    <Row
      component="span"
      className="num"
      inline
      gap={0.5}
      sx={{
        flex: 'none',
        height: 20,
        px: completed_at ? 0 : 0.75,
        borderRadius: '10px',
        fontSize: 12,
        whiteSpace: 'nowrap',
        color: tone ? `tone.${tone}` : 'text.secondary',
        ...(tone && { bgcolor: `tone.${tone}Soft` }),
      }}
    >
      <Icon name={completed_at ? 'check' : 'calendar'} size={12} />
      {text}
    </Row>
  )
}

function More({
  task,
  locked,
  actions,
  tabIndex,
}: Pick<Props, 'task' | 'locked' | 'actions'> & { tabIndex: number }) {
  const t = useText(taskTexts)
  const { history } = actions

  return (
    <Box
      sx={{ flex: 'none', m: '-4px', '& button': { width: 28, height: 28, minWidth: 0, p: 0.5 } }}
      data-quiet={tabIndex}
    >
      <MenuButton
        label={t('actions', { name: task.title })}
        entries={[
          {
            label: t('timer.start'),
            icon: 'play',
            disabled: locked,
            run: () => actions.start(task),
          },
          { label: t('editAction'), icon: 'edit', disabled: locked, run: () => actions.edit(task) },
          ...(history
            ? [{ label: t('history'), icon: 'history' as const, run: () => history(task) }]
            : []),
          null,
          {
            label: t('deleteAction'),
            icon: 'trash',
            danger: true,
            run: () => actions.remove(task),
          },
        ]}
      >
        <Icon name="more" size={14} />
      </MenuButton>
    </Box>
  )
}
