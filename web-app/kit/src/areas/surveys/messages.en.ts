export default {
  scale: {
    r1: 'Strongly disagree',
    r2: 'Disagree',
    r3: 'Neither agree nor disagree',
    r4: 'Agree',
    r5: 'Strongly agree',
  },
}
