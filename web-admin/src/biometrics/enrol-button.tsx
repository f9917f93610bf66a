import Button from '@mui/material/Button'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { biometricsTexts } from './messages'

const EnrolDialog = lazy(() => import('./enrol-dialog'))

/** Stands in the profile of somebody who works here. */
export function EnrolButton({ employee }: { employee: { id: string; name: string; status: string } }) {
  const t = useText(biometricsTexts)
  const may = useMay()('registerEmployee')
  const [open, setOpen] = useState(false)
  if (!may || employee.status !== 'active') return null
  return (
    <>
      <Button startIcon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {t('enrol.title')}
      </Button>
      <Suspense>{open && <EnrolDialog employee={employee} close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
