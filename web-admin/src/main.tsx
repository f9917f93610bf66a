// Whoever begins in the console has it fetched with the page instead of after it.
import './console'
import '@workledger/web-app/main'
