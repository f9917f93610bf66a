import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { Panel, Row } from '@workledger/kit/ui/layout'
import type { Reorder } from '@workledger/kit/ui/reorder'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { memo, type ReactNode, useRef } from 'react'
import type { Lane } from './lanes'
import { taskTexts } from './messages'
import { ROW } from './task-card'
import { TaskLane } from './task-lane'
import type { Drag } from './use-drag'

interface SectionProps {
  name: string
  lane: Lane
  tabStop: string | null
  folded: boolean
  fold: (folded: boolean) => void
  handlers: Drag['handlers']
  render: (task: TaskAnswer, tabStop: boolean) => ReactNode
  empty: string
  aside: ReactNode
  /** Null for tasks without a list, which stay last. */
  reorder: { of: Reorder; id: string } | null
}

/** A task list with its heading, to collapse and to drag. */
export const ListSection = memo(function ListSection({
  name,
  lane,
  tabStop,
  folded,
  fold,
  handlers,
  render,
  empty,
  aside,
  reorder,
}: SectionProps) {
  const t = useText(taskTexts)
  const frame = useRef<HTMLElement>(null)

  return (
    <Panel
      component="section"
      ref={frame}
      aria-label={name}
      {...reorder?.of.target(reorder.id)}
      sx={{ minWidth: 0, overflow: 'hidden', '&[data-over]': { borderColor: 'primary.main' } }}
    >
      <Row
        component="header"
        {...reorder?.of.handle(reorder.id)}
        gap={1}
        sx={{
          cursor: reorder && !reorder.of.at(reorder.id).off ? 'grab' : undefined,
          minHeight: 40,
          paddingInline: '4px 8px',
          bgcolor: 'tone.raised',
        }}
      >
        <IconButton
          aria-label={t(folded ? 'lists.show' : 'lists.hide', { name })}
          aria-expanded={!folded}
          onClick={() => fold(!folded)}
        >
          <Icon name={folded ? 'forward' : 'down'} />
        </IconButton>
        <Heading
          sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          <bdi>{name}</bdi>
        </Heading>
        <Muted component="span" className="num">
          {lane.tasks.length}
        </Muted>
        <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>{aside}</Box>
      </Row>
      {!folded && (
        <TaskLane
          lane={lane}
          label={name}
          row={ROW}
          maxHeight="60vh"
          tabStop={tabStop}
          handlers={handlers}
          frame={frame}
          empty={empty}
          render={render}
        />
      )}
    </Panel>
  )
})
