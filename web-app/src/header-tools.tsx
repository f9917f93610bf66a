import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { useCurrent } from '@workledger/kit/net/current'
import { whenQuiet } from '@workledger/kit/net/when-idle'
import { Icon } from '@workledger/kit/ui/icon'
import { lazy, Suspense, useEffect, useState } from 'react'
import HelpMenu from './help/help-menu'

const NoticeBell = lazy(() => import('@workledger/kit/areas/notices/notice-bell'))

/** The administrators' help and the bell of all members, next to the account. */
export default function HeaderTools() {
  const { workspace, employee } = useCurrent()
  return (
    <>
      <HelpMenu />
      {workspace && employee && <Bell workspace={workspace.id} employee={employee.id} />}
    </>
  )
}

/** The bell comes after the page's own files and reads; until then its room is kept. */
function Bell({ workspace, employee }: { workspace: string; employee: string }) {
  const client = useQueryClient()
  const [isQuiet, setQuiet] = useState(false)

  useEffect(() => {
    return whenQuiet(client, () => {
      setQuiet(true)
      // The app goes on where a browser has no worker or refuses it.
      import('./start-offline')
        .then(({ startOffline }) => startOffline(client, workspace, employee))
        .catch(() => {})
    })
  }, [client, workspace, employee])

  // In a span like the bell: on a phone the header hides the buttons among these tools.
  const room = (
    <span>
      <IconButton aria-hidden tabIndex={-1} sx={{ visibility: 'hidden' }}>
        <Icon name="info" />
      </IconButton>
    </span>
  )

  return isQuiet ? (
    <Suspense fallback={room}>
      <NoticeBell />
    </Suspense>
  ) : (
    room
  )
}
