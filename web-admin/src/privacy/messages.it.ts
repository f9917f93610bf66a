import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  tab: 'Persone uscite',
  intro:
    'I dati personali di chi è uscito si conservano per gli anni indicati nelle Impostazioni; poi si possono cancellare per sempre.',
  name: 'Nome',
  nameless: 'Dati cancellati',
  oid: 'Matricola',
  ended: 'Ultimo giorno',
  erasable: 'Cancellabile dal',
  statusLabel: 'Stato',
  status: {
    former: 'Conservati',
    erasing: 'Cancellazione in corso',
    erased: 'Cancellati',
  },
  due: 'Conservazione terminata',
  proposedStatus: 'Cancellazione da confermare',
  held: 'Sotto blocco legale',
  reason: 'Motivo',
  heldBy: 'Bloccato da',
  erasedAt: 'Cancellati il',
  erasedBy: 'Cancellati da',
  filter: 'Conservazione',
  all: 'Tutti',
  over: 'Conservazione terminata',
  running: 'Ora non cancellabili',
  actions: 'Azioni per {{name}}',
  erase: 'Cancella dati personali',
  hold: 'Imponi blocco legale',
  lift: 'Rimuovi blocco legale',
  empty: {
    title: 'Nessuna persona uscita',
    text: 'Qui appaiono le persone con rapporto cessato o eliminate, anche dopo la cancellazione dei loro dati personali.',
  },
  preview: {
    title: 'Cancellare i dati personali di {{name}}?',
    text: 'Non si può annullare. Distrugge la sua chiave, quindi nessuno, nemmeno un operatore, può più leggere i suoi dati nel registro. Il registro stesso resta verificabile.',
    goes: 'Cancellati',
    stays: 'Conservati, e perché',
    typed: 'Scrivi {{name}} per confermare',
    action: 'Richiedi cancellazione',
    confirm: 'Cancella per sempre',
    twoPeople:
      'Deve confermarla una seconda persona con questa autorizzazione. Se manca, la cancellazione attende sette giorni.',
    proposed:
      '{{name}} ha richiesto questa cancellazione il {{day}}. Scrivi il nome per confermare.',
    proposedOwn:
      'Hai richiesto questa cancellazione il {{day}}. Deve confermarla una seconda persona.',
    waits:
      'Non c’è una seconda persona che possa confermare questa cancellazione. Puoi eseguirla dal {{day}}.',
    someone: 'Qualcuno',
    withdraw: 'Ritira',
    refuse: 'Rifiuta',
    payslips: 'Buste paga che perdono il nome e le voci',
    payslip: '{{from}} – {{to}}: netto {{amount}}',
    payslipWithout: '{{from}} – {{to}}',
    blocked: {
      retention:
        'I dati personali si conservano per {{years}} anni, contati dal {{from}}: l’ultimo giorno di lavoro o di retribuzione, o il giorno in cui è stata registrata la cessazione. Si possono cancellare dal {{day}}.',
      held: 'Questa persona è sotto blocco legale. Prima rimuovi il blocco.',
      in_draft:
        'Questa persona ha una posizione in un’elaborazione paghe in bozza. Prima approvala o eliminala.',
      erased: 'I dati personali di questa persona sono già cancellati.',
    },
  },
  goes: {
    profile: 'Nome, indirizzi, telefono, data di nascita, foto e il resto del profilo',
    account: 'L’account di accesso, se non lo usa un’altra azienda',
    contacts: 'Contatti di emergenza',
    dependants: 'Familiari a carico',
    bank_account: 'Conto bancario',
    custom_values: 'Valori dei campi personalizzati, con i loro file',
    contract_pay: 'Retribuzione e descrizioni nei contratti, con i file firmati',
    payslip_amounts: 'Nomi e voci delle buste paga',
    documents: 'Documenti con tutte le loro versioni',
    leave_texts: 'Motivi, commenti e allegati delle assenze',
    expense_texts: 'Nomi, descrizioni e giustificativi delle spese',
    attendance_notes: 'Note e luoghi delle presenze',
    time_texts: 'Descrizioni del tempo registrato',
    survey_answers: 'Risposte ai sondaggi riservati',
    task_texts: 'Titoli e descrizioni delle attività che ha scritto',
    applications: 'Candidature da cui è nata l’assunzione',
    mails: 'Email conservate, inviate alla persona o che la riguardano',
  },
  stays: {
    pay_runs:
      'Totali delle elaborazioni approvate e gli importi da cui risultano, senza nome, perché ne sono nate scritture contabili e dichiarazioni fiscali',
    leave_days:
      'Giorni di assenza senza motivo, perché ne sono stati calcolati saldi ed elaborazioni paghe',
    attendance_times:
      'Orari delle presenze senza note, perché ne sono state calcolate ore e retribuzioni',
    tracked_time: 'Ore registrate senza descrizioni, perché contano in progetti e fatture',
    expense_amounts:
      'Importi delle spese senza descrizioni, perché sono stati pagati e contabilizzati',
    decisions:
      'Ciò che ha approvato o modificato, sotto un account senza nome, perché riguarda altri',
    history:
      'Orari e tipi di eventi, perché il registro non cambia mai; i nomi non si possono più leggere',
  },
  holdDialog: {
    title: 'Imponi un blocco legale su {{name}}',
    text: 'I suoi dati personali non si possono cancellare finché il blocco non viene rimosso, nemmeno dopo la conservazione.',
    action: 'Imponi blocco',
  },
  liftDialog: {
    title: 'Rimuovere il blocco legale su {{name}}?',
    text: 'I suoi dati personali si potranno cancellare quando la conservazione sarà terminata.',
    action: 'Rimuovi blocco',
  },
  closing: {
    tab: 'Esportazione e chiusura',
    title: 'Chiudi l’azienda',
    text: 'Dopo il preavviso l’area di lavoro è in sola lettura, e il suo abbonamento viene disdetto. Trenta giorni più tardi Workledger cancella tutte le chiavi, gli elenchi, i file e gli account che nessun’altra azienda usa. Fino ad allora puoi ritirare la chiusura.',
    open: 'Chiudi azienda…',
    announced:
      'In sola lettura dal {{closes}}, dati cancellati il {{erases}}. Lo dice un avviso su ogni pagina.',
    dialog: 'Chiudere {{name}}?',
    dialogText:
      'Da ora un avviso appare su ogni pagina. Scarica l’esportazione prima che i dati dell’azienda vengano cancellati.',
    notice: 'Giorni di preavviso',
    action: 'Annuncia chiusura',
    done: 'La chiusura è annunciata.',
    withdraw: 'Ritira chiusura',
    withdrawTitle: 'Ritirare la chiusura?',
    withdrawText:
      'L’area di lavoro continua come prima. Se la chiusura ha disdetto l’abbonamento, rinnovalo in Abbonamento.',
    withdrawn: 'La chiusura è ritirata.',
  },
  toast: {
    erased: 'I dati personali sono cancellati.',
    proposed: 'La cancellazione attende conferma.',
    withdrawn: 'La cancellazione è ritirata.',
    refused: 'La cancellazione è stata rifiutata.',
    held: '{{name}} è sotto blocco legale.',
    lifted: 'Il blocco è rimosso.',
  },
})
