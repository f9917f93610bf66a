import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useText } from '../../i18n/i18n'
import { AtTheFoot, barLook } from '../../ui/bottom-bar'
import { Icon } from '../../ui/icon'
import { Row } from '../../ui/layout'
import { MenuButton } from '../../ui/menu-button'
import { DecisionPane } from './decision-pane'
import type { InboxState } from './inbox-columns'
import { AboutButtons, DecisionButtons } from './item-actions'
import { inboxTexts } from './messages'
import { useItemWords } from './use-item-words'

/** The inbox of a phone: one item at a time, with its decision at the lower edge. */
export function InboxCard({ items, today, here, cursor, acts, draft, change }: InboxState) {
  const t = useText(inboxTexts)
  const { titleOf, summaryOf } = useItemWords()
  const { index, move, point } = cursor

  return (
    <>
      <Row gap={0.5} sx={{ mb: 1 }}>
        <MenuButton
          look="button"
          label={t('jump')}
          entries={items.map((item) => ({
            label: `${titleOf(item)} · ${summaryOf(item)}`,
            selected: item === here,
            run: () => point(item.id),
          }))}
        >
          <span className="num">{t('at', { at: index + 1, all: items.length })}</span>
          <Icon name="down" size={14} style={{ marginInlineStart: 6 }} />
        </MenuButton>
        <Row gap={0.5} sx={{ marginInlineStart: 'auto' }}>
          <IconButton aria-label={t('previous')} disabled={index === 0} onClick={() => move(-1)}>
            <Icon name="back" />
          </IconButton>
          <IconButton
            aria-label={t('next')}
            disabled={index === items.length - 1}
            onClick={() => move(1)}
          >
            <Icon name="forward" />
          </IconButton>
        </Row>
      </Row>
      <DecisionPane
        key={here.id}
        item={here}
        today={today}
        draft={draft}
        change={change}
        actions={
          <Box sx={{ px: 2, pb: 1.5 }}>
            <AboutButtons item={here} acts={acts} />
          </Box>
        }
      />
      <AtTheFoot>
        <Box
          component="section"
          aria-label={t('page')}
          sx={{
            ...barLook,
            flexWrap: 'nowrap',
            width: '100%',
            p: 1,
            '& > *': { flex: 1, minHeight: 44 },
          }}
        >
          <DecisionButtons item={here} acts={acts} />
        </Box>
      </AtTheFoot>
    </>
  )
}
