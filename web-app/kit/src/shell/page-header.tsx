import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { pair } from '../i18n/pair'
import { type Action, useActions } from '../ui/actions'
import { AppLink, useGo } from '../ui/app-link'
import { busyProps } from '../ui/busy-props'
import { Icon } from '../ui/icon'
import { Row } from '../ui/layout'
import { MenuButton, type MenuEntries, type MenuEntry } from '../ui/menu-button'
import type { HeaderActions, PageAction } from '../ui/page-actions'
import { Muted } from '../ui/text'
import { useNarrow } from '../ui/use-narrow'

interface Props {
  heading: ReactNode
  status?: ReactNode
  facts?: ReactNode
  aside?: ReactNode
  actions: HeaderActions
  menuLabel?: string | undefined
}

/**
 * The head of a page: title, status, facts, secondary actions, menu and primary action, in this
 * order. On a phone the secondary actions are in the menu.
 */
export function PageHeader({ heading, status, facts, aside, actions, menuLabel }: Props) {
  const t = useText(kitTexts)
  const narrow = useNarrow()
  const { primary } = actions
  const buttons = narrow ? [] : actions.secondary

  const entries = useMenuEntries(narrow ? [...actions.secondary, ...actions.menu] : actions.menu)

  return (
    <>
      <Row data-title-row wrap gap={1.5} sx={{ mb: facts ? 1 : 1.5, minHeight: 32 }}>
        <Row wrap gap={1.5} sx={{ flex: { xs: '1 1 112px', md: '1 1 240px' }, minWidth: 0 }}>
          {heading}
          {status}
        </Row>
        {aside && <Box data-aside>{aside}</Box>}
        {(primary || buttons.length > 0 || entries.length > 0) && (
          <Row
            wrap
            gap={1}
            sx={{
              justifyContent: 'end',
              marginInlineStart: 'auto',
              '@media print': { display: 'none' },
            }}
          >
            {buttons.map((action) => (
              <HeaderButton key={action.label} action={action} />
            ))}
            {entries.length > 0 && (
              <MenuButton label={menuLabel ?? t('actions.more')} entries={entries}>
                <Icon name="more" />
              </MenuButton>
            )}
            {primary && <HeaderButton action={primary} primary />}
          </Row>
        )}
      </Row>
      {facts && (
        <Muted className="num" sx={{ mt: -0.5, mb: 1.5, overflowWrap: 'anywhere' }}>
          {facts}
        </Muted>
      )}
    </>
  )
}

function HeaderButton({ action, primary }: { action: PageAction; primary?: boolean }) {
  const { label, icon, to, choices, busy, disabled, danger, pressed, tour, keys, run } = action

  if (choices)
    return (
      <MenuButton look={primary ? 'primary' : 'button'} label={label} entries={choices}>
        {icon && <Icon name={icon} />}
        <Box component="span" sx={icon ? { marginInlineStart: 1 } : undefined}>
          {label}
        </Box>
      </MenuButton>
    )

  const button = (
    <Button
      {...(primary
        ? { variant: 'contained', color: 'primary' }
        : danger && { variant: 'text', color: 'error' })}
      {...(to && !disabled ? { component: AppLink, to } : busyProps(busy, run))}
      disabled={Boolean(disabled)}
      startIcon={icon && <Icon name={icon} />}
      data-primary={primary || undefined}
      data-tour={tour}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
    >
      {label}
    </Button>
  )

  // A disabled button has no pointer events, so the reason is on its frame.
  return typeof disabled === 'string' ? <span title={disabled}>{button}</span> : button
}

const entryOf = ({
  label,
  icon,
  run,
  to,
  danger,
  disabled,
  busy,
  pressed,
}: PageAction): MenuEntry => ({
  label,
  icon,
  run,
  to,
  danger,
  disabled: Boolean(disabled || busy),
  note: typeof disabled === 'string' ? disabled : undefined,
  ...(pressed !== undefined && { selected: pressed }),
})

/** Returns entries of a menu, those that delete last and apart. */
function useMenuEntries(actions: readonly PageAction[]): MenuEntries {
  const flat = actions.flatMap((action): (PageAction | MenuEntry | string | null)[] =>
    action.choices ? [action.label, ...action.choices] : [action],
  )

  const entries = flat.map((each) =>
    each === null || typeof each === 'string' ? each : entryOf(each as PageAction),
  )

  const ends = (entry: (typeof entries)[number]) =>
    entry !== null && typeof entry !== 'string' && entry.danger === true

  const last = entries.filter(ends)
  const first = entries.filter((entry) => !ends(entry))

  return first.length > 0 && last.length > 0 ? [...first, null, ...last] : entries
}

/** Makes every usable action of the header an entry of the palette, with its key if it has one. */
export function useHeaderInPalette(group: string, { primary, secondary, menu }: HeaderActions) {
  const go = useGo()

  const entries = [...(primary ? [primary] : []), ...secondary, ...menu].flatMap(
    (action): Action[] => {
      const { label, icon = 'forward', keys, to, run, choices, disabled, busy } = action
      if (disabled) return []

      const common = { group, icon, ...(keys && { keys }) }

      if (choices)
        return choices.flatMap((choice) =>
          choice !== null && typeof choice !== 'string' && typeof choice.label === 'string'
            ? [
                {
                  group,
                  icon: choice.icon ?? icon,
                  id: `page ${label} ${choice.label}`,
                  label: pair(label, choice.label),
                  run: () => (choice.to ? go(choice.to) : choice.run?.()),
                },
              ]
            : [],
        )

      return [
        {
          ...common,
          id: `page ${label}`,
          label,
          run: () => {
            if (busy) return
            if (!to) run?.()
            else if (/^https?:/.test(to)) window.open(to, '_blank', 'noopener')
            else go(to)
          },
        },
      ]
    },
  )

  useActions(entries)
}
