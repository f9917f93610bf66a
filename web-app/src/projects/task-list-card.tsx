import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { builtPages } from '@workledger/kit/ui/pages'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { tokens } from '@workledger/kit/ui/tokens'
import { useId } from 'react'
import { projectTexts } from './messages'
import { useOpenTasks } from './open-tasks'
import { statusColours } from './status-colour'

const quiet = {
  color: 'text.secondary',
  fontSize: 12,
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
}

const groups = ['overdue', 'today', 'later'] as const
type GroupName = (typeof groups)[number]

const groupOf = ({ late, due_date }: TaskAnswer): GroupName =>
  late > 0 ? 'overdue' : due_date === today() ? 'today' : 'later'

/** The dashboard's card: the viewer's next tasks, by when they are due. */
export default function TaskListCard() {
  const t = useText(projectTexts)
  const { tasks, isPending, isFetching, error, refetch } = useOpenTasks()

  return (
    <Card
      title={t('card.title')}
      aside={
        <>
          {builtPages.has('/projects') && (
            <Box component={AppLink} to="/projects?tab=tasks" sx={quiet}>
              {t('card.all')}
            </Box>
          )}
          <IconButton
            aria-label={t('card.refresh')}
            title={t('card.refresh')}
            {...busyProps(isFetching, () => void refetch())}
          >
            <Icon name="refresh" size={14} />
          </IconButton>
        </>
      }
    >
      {error ? (
        <FailedState dense error={error} retry={() => void refetch()} />
      ) : isPending ? (
        <SkeletonRows rows={5} height={39} />
      ) : tasks.length === 0 ? (
        <EmptyState dense icon="check" title={t('card.empty')} />
      ) : (
        groups
          .map((group) => ({ group, rows: tasks.filter((task) => groupOf(task) === group) }))
          .map(
            ({ group, rows }) => rows.length > 0 && <Group key={group} of={group} tasks={rows} />,
          )
      )}
    </Card>
  )
}

function Group({ of, tasks }: { of: GroupName; tasks: readonly TaskAnswer[] }) {
  const t = useText(projectTexts)
  const id = useId()

  return (
    <section aria-labelledby={id}>
      <Strong
        component="h3"
        id={id}
        sx={{
          m: 0,
          px: 2,
          pt: 1,
          fontSize: 12,
          lineHeight: '16px',
          color: of === 'overdue' ? 'tone.bad' : 'text.secondary',
        }}
      >
        {t(`card.${of}`)}
      </Strong>
      <BareList>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </BareList>
    </section>
  )
}

function TaskRow({ task }: { task: TaskAnswer }) {
  const t = useText(projectTexts)
  const { shortDay } = useFormat()
  const { colorScheme = 'light' } = useColorScheme()
  const status = statusColours(task.task_status.color, tokens[colorScheme].surface)

  const title = (
    <Box
      component="bdi"
      sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {task.title}
    </Box>
  )

  const flat = {
    display: 'flex',
    flex: { xs: '1 0 100%', sm: '0 1 auto' },
    minWidth: 0,
    maxWidth: '100%',
    color: 'inherit',
    textDecoration: 'none',
  } as const

  return (
    <Row
      component="li"
      gap={{ xs: 0.5, sm: 1 }}
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        minHeight: 39,
        py: { xs: 1, sm: 0 },
        px: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { border: 0 },
      }}
    >
      {builtPages.has('/projects') ? (
        <Box
          component={AppLink}
          to={`/projects/${task.project_id}/project_detail`}
          state={{ task: task.id, project: task.project }}
          sx={{ ...flat, '&:hover': { textDecoration: 'underline' } }}
        >
          {title}
        </Box>
      ) : (
        <Box sx={flat}>{title}</Box>
      )}
      <Box
        component="span"
        title={task.project.name}
        sx={{ ...badge, flex: '0 1 auto', bgcolor: 'tone.waitSoft', color: 'tone.wait' }}
      >
        <Cut>{task.project.name}</Cut>
      </Box>
      <Box
        component="span"
        sx={{
          ...badge,
          flex: 'none',
          gap: 0.75,
          maxWidth: 132,
          marginInlineStart: 'auto',
          bgcolor: status.background,
          color: status.text,
        }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{
            flex: 'none',
            alignSelf: 'center',
            width: 6,
            height: 6,
            borderRadius: '50%',
            bgcolor: status.colour,
          }}
        />
        <Cut>{task.task_status.name}</Cut>
      </Box>
      {task.late > 0 && (
        <Box
          className="num"
          title={t('card.dueOn', { day: shortDay(task.due_date!) })}
          sx={{ flex: 'none', fontSize: 12, color: 'tone.bad' }}
        >
          {t('card.late', { count: task.late })}
        </Box>
      )}
      <Muted className="num" size={12} sx={{ flex: 'none', minWidth: 52, textAlign: 'end' }}>
        {task.start_date && shortDay(task.start_date)}
      </Muted>
    </Row>
  )
}

const badge = {
  display: 'flex',
  minWidth: 0,
  height: 20,
  px: 1,
  borderRadius: '10px',
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 500,
} as const

/** Words with an ellipsis at their own end, whichever way the page reads. */
const Cut = ({ children }: { children: string }) => (
  <Box
    component="bdi"
    sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
  >
    {children}
  </Box>
)
