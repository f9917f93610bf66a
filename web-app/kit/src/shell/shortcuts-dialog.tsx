import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { type Action, useKnownActions } from '../ui/actions'
import { Row } from '../ui/layout'

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Returns a key as it is printed on the keyboard: `mod+z` is ⌘ Z on a Mac, else Ctrl Z. */
export const keyName = (key: string): string =>
  key.startsWith('mod+')
    ? `${apple ? '⌘' : 'Ctrl'} ${keyName(key.slice('mod+'.length))}`
    : key.charAt(0).toUpperCase() + key.slice(1)

/** Every key that works on this page. */
export default function ShortcutsDialog({ close }: { close: () => void }) {
  const t = useText(kitTexts)
  const actions = inForce(useKnownActions().filter((action) => action.keys))
  const groups = byGroup(actions)

  return (
    <Dialog open onClose={close} aria-labelledby="shortcuts-title" maxWidth="sm" fullWidth>
      <DialogTitle id="shortcuts-title">{t('shortcuts.title')}</DialogTitle>
      <DialogContent sx={{ pb: 2 }}>
        {[...groups].map(([group, entries]) => (
          <Box key={group} sx={{ mb: 2 }}>
            <Box sx={{ fontSize: 12, color: 'text.disabled', mb: 0.5 }}>{group}</Box>
            {entries.map((action) => (
              <Row
                key={action.id}
                sx={{
                  minHeight: 32,
                  borderBottom: 1,
                  borderColor: 'divider',
                  '&:last-child': { borderBottom: 0 },
                }}
              >
                <Box sx={{ flex: 1 }}>{action.label}</Box>
                <Row gap={0.75} sx={{ fontSize: 12, color: 'text.secondary' }}>
                  <Keys keys={action.keys!} then={t('shortcuts.then')} />
                  {action.alias && (
                    <>
                      {t('shortcuts.or')}
                      <Keys keys={action.alias} then={t('shortcuts.then')} />
                    </>
                  )}
                </Row>
              </Row>
            ))}
          </Box>
        ))}
      </DialogContent>
    </Dialog>
  )
}

/** Returns the actions that a key press reaches: of several with the same key, the latest. */
export const inForce = (actions: readonly Action[]) =>
  actions.filter((action, at) => !actions.slice(at + 1).some((later) => later.keys === action.keys))

function byGroup(actions: readonly Action[]) {
  const groups = new Map<string, Action[]>()

  for (const action of actions)
    groups.set(action.group ?? '', [...(groups.get(action.group ?? '') ?? []), action])

  return groups
}

const Keys = ({ keys, then }: { keys: string; then: string }) => (
  <Row gap={0.75} sx={{ fontSize: 12, color: 'text.secondary' }}>
    {keys.split(' ').map((key, index) => (
      <Box component="span" key={key} sx={{ display: 'contents' }}>
        {index > 0 && then}
        <Box
          component="kbd"
          className="ltr"
          sx={{
            border: 1,
            borderColor: 'tone.lineStrong',
            borderRadius: 0.75,
            px: 0.75,
            fontFamily: 'inherit',
            lineHeight: '18px',
          }}
        >
          {keyName(key)}
        </Box>
      </Box>
    ))}
  </Row>
)
