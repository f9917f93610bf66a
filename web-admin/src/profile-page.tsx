import { EnrolButton } from './biometrics/enrol-button'
import ProfilePage from './people/profile-page'
import { useProfileTabs } from './tabs'

/** An employee's profile, with what other areas add to it. */
export default function Profile() {
  return <ProfilePage more={useProfileTabs()} Enrol={EnrolButton} />
}
