import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AppLink } from '@workledger/kit/ui/app-link'
import { AtTheFoot, barLook } from '@workledger/kit/ui/bottom-bar'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useRunChecks } from './run-checks'
import type { Run } from './run-context'
import { usePayWords } from './words'

/**
 * On a phone, the approval stays visible at the bottom of the page with the number of open checks.
 */
export function ApprovalBar({ run, approve }: { run: Run; approve: () => void }) {
  const { t } = usePayWords()
  const { checks, count: open } = useRunChecks(run)
  const stops = checks?.some(({ severity }) => severity === 'stops')

  return (
    <AtTheFoot>
      <Box
        role="region"
        aria-label={t('approve')}
        sx={{
          ...barLook,
          flexWrap: 'nowrap',
          justifyContent: 'space-between',
          width: '100%',
          p: 1,
          paddingInlineStart: 1.75,
        }}
      >
        <Muted size={12} sx={{ minWidth: 0, lineHeight: '16px' }}>
          {open > 0 ? (
            <>
              <Row
                component={AppLink}
                to="?tab=checks"
                gap={0.75}
                sx={{ fontSize: 14, lineHeight: '20px', color: 'tone.warn' }}
              >
                <Icon name="warning" size={14} />
                {t('bar.open', { count: open })}
              </Row>
              {t(stops ? 'bar.stops' : 'bar.look')}
            </>
          ) : (
            checks && t('noChecks.title')
          )}
        </Muted>
        <Button
          variant="contained"
          color="primary"
          onClick={approve}
          sx={{ flex: 'none', minHeight: 40 }}
        >
          {t('approve')}
        </Button>
      </Box>
    </AtTheFoot>
  )
}
