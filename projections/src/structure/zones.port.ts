/** Time zones of employees over time, for areas that cut their days. */
export { zonesOfEach } from './zones.queries'
