import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { AppContext, isConsole } from '../ui/app-link'
import { productPlaces } from '../ui/browser-history'

/**
 * The router of both apps. Within the console, its pages omit `/admin`. Parts that remain when a
 * person changes the app, such as the shell, stay mounted.
 */
export function ProductRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setPlace] = useState(productPlaces.place)

  // The previous page stays until the next one can be shown.
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
