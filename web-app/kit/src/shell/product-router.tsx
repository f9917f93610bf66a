import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { AppContext, isConsole } from '../ui/app-link'
import { productPlaces } from '../ui/browser-history'

/**
 * The router of both apps. Inside the console's addresses its pages are written without `/admin`;
 * what stays when the person goes from one app to the other, such as the shell, is not mounted
 * anew.
 */
export function ProductRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setPlace] = useState(productPlaces.place)

  // The page before stays until the next one can be shown.
  useLayoutEffect(() => {
    return productPlaces.listen((place) => startTransition(() => setPlace(place)))
  }, [])

  const app = isConsole(location.pathname) ? 'web-admin' : 'web-app'

  return (
    <Router
      basename={app === 'web-admin' ? '/admin' : '/'}
      location={location}
      navigationType={action as never}
      navigator={productPlaces.navigator}
    >
      <AppContext value={app}>{children}</AppContext>
    </Router>
  )
}
