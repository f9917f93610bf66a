import Box from '@mui/material/Box'
import Card from '@mui/material/Paper'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { Rows } from '@workledger/contracts/registry'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { visuallyHidden } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { Strong } from '@workledger/kit/ui/text'
import { recruitingTexts } from './messages'
import { Stars } from './stars'

interface Props {
  row: Rows['candidates']
  /** Target of the name. */
  to: string
  stages: readonly string[]
  may: boolean
  /** Longer in its stage than planned. */
  late: boolean
  /** Open next to the board. */
  picked: boolean
  faded: boolean
  onMove: (stage: string) => void
  onDrag: (row: Rows['candidates'] | null) => void
}

/** A candidate on the board: name, time in this stage, and the average rating. */
export function CandidateCard({
  row,
  to,
  stages,
  may,
  late,
  picked,
  faded,
  onMove,
  onDrag,
}: Props) {
  const t = useText(recruitingTexts)
  const name = fullName(row)

  return (
    <Card
      component="li"
      variant="outlined"
      draggable={may}
      onDragStart={() => onDrag(row)}
      onDragEnd={() => onDrag(null)}
      sx={{
        p: 1,
        cursor: may ? 'grab' : undefined,
        opacity: faded ? 0.5 : 1,
        fontSize: 12,
        position: 'relative',
        // Over the end of the name while hovered or focused; next to it on devices without hover.
        '@media (hover: hover)': { '&:not(:hover, :focus-within) .menu': { opacity: 0 } },
        ...(picked && {
          borderColor: 'primary.main',
          boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}`,
        }),
      }}
    >
      <Row gap={1} sx={{ minHeight: 28, '@media (hover: none)': { paddingInlineEnd: '40px' } }}>
        <Avatar person={row} size={22} />
        <Strong
          // The end of a name is truncated, in either direction.
          dir="auto"
          sx={{
            flex: 1,
            minWidth: 0,
            fontSize: 14,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            // At the page's start, because styles mirror with the page.
            textAlign: 'left',
            '& a': {
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            },
          }}
        >
          <AppLink to={to} title={name} aria-current={picked || undefined}>
            {name}
          </AppLink>
        </Strong>
      </Row>
      <Row wrap gap="4px 8px" sx={{ color: 'text.secondary' }}>
        <Row
          component="span"
          className="num"
          title={t(late ? 'late' : 'inStage')}
          inline
          gap={0.5}
          sx={{ ...(late && { color: 'tone.warn', fontWeight: 500 }) }}
        >
          <Icon name="timer" size={12} />
          {row.days_in_stage === 0 ? t('today') : t('days', { days: row.days_in_stage })}
          {late && <span style={visuallyHidden}>{t('late')}</span>}
        </Row>
        <Box component="span" sx={{ marginInlineStart: 'auto' }}>
          {row.rating ? <Stars rating={row.rating} /> : t('notRated')}
        </Box>
        {may && <StageMenu name={name} stages={stages} row={row} onMove={onMove} />}
      </Row>
      {row.unread && (
        <Row gap={0.5} sx={{ mt: 0.5, color: 'tone.warn', fontWeight: 500 }}>
          <Icon name="mail" size={12} />
          {t('unread')}
        </Row>
      )}
    </Card>
  )
}

interface StageMenuProps {
  name: string
  stages: readonly string[]
  row: Rows['candidates']
  onMove: (stage: string) => void
}

/** Moves the candidate to another stage. */
function StageMenu({ name, stages, row, onMove }: StageMenuProps) {
  const t = useText(recruitingTexts)

  return (
    <Box
      className="menu"
      sx={{
        position: 'absolute',
        top: 4,
        insetInlineEnd: 4,
        borderRadius: 1,
        '@media (hover: hover)': { bgcolor: 'background.paper' },
      }}
    >
      <MenuButton
        label={t('actions', { name })}
        entries={stages.map((stage) => ({
          label: t('moveTo', { stage }),
          selected: stage === row.stage,
          run: () => onMove(stage),
        }))}
      >
        <Icon name="more" />
      </MenuButton>
    </Box>
  )
}
