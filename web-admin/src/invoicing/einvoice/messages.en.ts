export default {
  title: 'E-invoice',
  ready: 'Ready',
  incomplete: 'Incomplete',
  embedded:
    'The PDF contains the e-invoice (Factur-X). Programs can also read it as a file of its own:',
  missing:
    'The e-invoice (EN 16931) lacks some data. An issued invoice never changes, so your entries count for the next one.',
  ubl: 'Download UBL',
  cii: 'Download CII',
} as const
