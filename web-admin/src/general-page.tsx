import GeneralPage from './structure/general-page'
import { useSettingsTabs } from './tabs'

/** The company, with what other areas add to its settings. */
export default function General() {
  return <GeneralPage more={useSettingsTabs()} />
}
