import type { en } from './employment.texts.en'

export const zh: typeof en = {
  probation: (who, day) => ({
    subject: `${who}的试用期于${day}届满`,
    heading: `${who}的试用期于${day}届满`,
    lines: ['请在此之前决定后续的雇佣安排。'],
    button: '打开合同',
  }),
  contract: (who, day) => ({
    subject: `${who}的合同于${day}到期`,
    heading: `${who}的合同于${day}到期`,
    lines: ['请添加新版本续签，或准备最后一天的事宜。'],
    button: '打开合同',
  }),
  footer: (company) => `你收到此邮件，是因为你管理${company}的人员。`,
}
