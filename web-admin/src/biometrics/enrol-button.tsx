import { useText } from '@workledger/kit/i18n/i18n'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../kit/may'
import { biometricsTexts } from './messages'

const EnrolDialog = lazy(() => import('./enrol-dialog'))

/** The button in a present employee's profile; `?enrol` in the address opens its dialog at once. */
export function EnrolButton({
  employee,
}: {
  employee: { id: string; name: string; status: string }
}) {
  const t = useText(biometricsTexts)
  const may = useMay()('registerEmployee')
  const [asked, ask] = useSearchParams()
  const open = asked.has('enrol')

  const setOpen = (now: boolean) =>
    ask(
      (before) => {
        const after = new URLSearchParams(before)

        if (now) after.set('enrol', '1')
        else after.delete('enrol')

        return after
      },
      { replace: true },
    )

  const enrols = may && employee.status === 'active'

  usePageActions({
    secondary: [
      enrols && { label: t('enrol.title'), icon: 'fingerprint', run: () => setOpen(true) },
    ],
  })

  if (!enrols) return null

  return (
    <Suspense>{open && <EnrolDialog employee={employee} close={() => setOpen(false)} />}</Suspense>
  )
}
