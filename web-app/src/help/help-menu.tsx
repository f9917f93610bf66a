import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useCurrent } from '@workledger/kit/net/current'
import { useActions } from '@workledger/kit/ui/actions'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { lazy, Suspense } from 'react'
import { helpTexts } from './messages'
import { tours, useTour } from './tours'
import { useTours } from './use-tours'

const TourCard = lazy(() => import('./tour-card'))

/** Tours through an administrator's first acts; the dashboard offers them to new ones. */
export default function HelpMenu() {
  const { admin, employee } = useCurrent()
  return admin && employee ? <Help employee={employee.id} /> : null
}

function Help({ employee }: { employee: string }) {
  const t = useText(helpTexts)
  const tour = useTour()
  const { begin, end, isDone } = useTours(employee)

  useActions(
    tours.map((each) => ({
      id: `tour-${each.id}`,
      label: pair(t('tours'), t(`topics.${each.id}`)),
      icon: 'help' as const,
      run: () => begin(each),
    })),
  )

  return (
    <>
      <MenuButton
        label={t('help')}
        entries={[
          t('tours'),
          ...tours.map((each) => {
            const topic = t(`topics.${each.id}`)
            return {
              label: isDone(each.id) ? t('walked', { topic }) : topic,
              run: () => begin(each),
            }
          }),
        ]}
      >
        <Icon name="help" />
      </MenuButton>
      <Suspense>
        {tour && <TourCard tour={tour} end={(how) => void end(tour, how).catch(() => {})} />}
      </Suspense>
    </>
  )
}
