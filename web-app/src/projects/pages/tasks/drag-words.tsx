import Box from '@mui/material/Box'
import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { visuallyHidden } from '@workledger/kit/ui/figures'
import { Row } from '@workledger/kit/ui/layout'
import { type ReactNode, useState } from 'react'
import type { Place } from './lanes'
import { taskTexts } from './messages'

/** Returns the words announced while a task moves. */
export function useDragWords(nameOf: (lane: string) => string) {
  const t = useText(taskTexts)
  const [words, setWords] = useState('')

  const say = (
    what: 'picked' | 'at' | 'dropped' | 'back',
    task: TaskAnswer,
    { lane, index }: Place,
    of: number,
  ) => {
    const name = isolated(task.title)
    setWords(
      what === 'back'
        ? t('drag.back', { name })
        : t(`drag.${what}`, { name, lane: isolated(nameOf(lane)), at: index + 1, of }),
    )
  }

  return [words, say] as const
}

/**
 * The keyboard's instructions and the task's new place: visible in wide windows, announced in all.
 */
export function DragWords({ words, stacked }: { words: string; stacked: boolean }) {
  const t = useText(taskTexts)

  const key = (text: ReactNode) => (
    <Box
      component="kbd"
      sx={{
        px: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: '4px',
        fontFamily: 'inherit',
        fontSize: 11,
        lineHeight: '16px',
      }}
    >
      {text}
    </Box>
  )

  return (
    <Row
      align="stretch"
      wrap
      gap={2}
      sx={{
        mt: 1.5,
        minHeight: 20,
        fontSize: 12,
        color: 'text.secondary',
        '@media print': { display: 'none' },
      }}
    >
      <Box id="task-drag-hint" sx={visuallyHidden}>
        {t('drag.hint')}
      </Box>
      <Box role="status" aria-live="assertive" sx={{ color: 'text.primary' }}>
        {words}
      </Box>
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', md: 'flex' }, gap: 2, marginInlineStart: 'auto' }}
      >
        <span>
          {key(t('drag.keys.space'))} {t('drag.space')}
        </span>
        <span>
          {key('←')} {key('→')} {t(stacked ? 'drag.listLanes' : 'drag.lanes')}
        </span>
        <span>
          {key('↑')} {key('↓')} {t('drag.order')}
        </span>
        <span>
          {key(t('drag.keys.escape'))} {t('drag.escape')}
        </span>
      </Box>
    </Row>
  )
}
