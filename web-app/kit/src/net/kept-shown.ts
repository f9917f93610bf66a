/** What the service worker tells a page; web-app/src/offline/worker is its other end. */
interface Told {
  /** When the server told the oldest of what this device showed; null if all is the server's. */
  readonly asOf: number | null
}

const worker = () => navigator.serviceWorker?.controller ?? null

/** Listens to answers from this device, also those before; returns a function that stops it. */
export function onKeptShown(listener: (asOf: number) => void): () => void {
  const controller = worker()
  if (!controller) return () => {}

  const take = ({ data }: MessageEvent<Told>) => {
    if (data?.asOf) listener(data.asOf)
  }

  const { port1, port2 } = new MessageChannel()
  port1.onmessage = take
  controller.postMessage({}, [port2])
  navigator.serviceWorker.addEventListener('message', take)

  return () => {
    port1.close()
    navigator.serviceWorker.removeEventListener('message', take)
  }
}

/** Says that the page reads everything from the server again. */
export const readFromServer = () => worker()?.postMessage({ fresh: true })
