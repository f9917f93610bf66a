import type { en } from './evidence-words.en'

export const zh: typeof en = {
  title: '证据包',
  scope: {
    payrun: (name) => `发薪批次${name}`,
    leaves: (name) => `${name}的休假`,
    invoice: (name) => `发票${name}`,
    period: (name) => `${name}（UTC）记录的事件`,
  },
  facts: {
    company: '公司',
    made: '生成时间',
    by: '生成人',
    events: '事件数',
    head: '日志末端',
    chain: '日志链',
  },
  intact: '已校验，未发现问题',
  faulty: '发现问题：见chain.json',
  proof: '此证据包能证明什么，不能证明什么',
  proves: [
    '在此文件夹中运行node verify.mjs。它根据每个事件的内容和前一哈希重新计算该事件的哈希，并将每个文件与files.json比对。',
    '通过校验的事件具有日志成链时的内容、作者和时间。个人字段以加密形式成链。此证据包证明日志收到了这些字段及收到的时间。至于此处的可读文本就是加密的文本，只有生成此证据包的服务器可以担保。',
    '在不相邻的两个事件之间，日志中有不在此证据包中的事件。因此，仅凭此证据包既不能证明事件的顺序，也不能证明其包含范围内的所有事件。',
    '第一个密钥之后的每个事件都由写入它的进程签名（signatures.json、keys.json）。verify.mjs检查这些签名，并显示此安装的签名密钥：请与服务器运维人员所持的密钥比对。',
    '改写整个文件夹的人可以使其重新相符。请将哈希与保存在数据库之外的锚点比对（chain.json中有服务器已知的锚点），或记下verify.mjs显示的files.json的SHA-256。',
  ],
  withheld: '内容未提供：此处仅有链接。',
  columns: { at: '时间（UTC）', who: '操作人', what: '内容', where: '记录', position: '位置' },
  behind: (name) => `实际登录人：${name}`,
  system: 'Workledger',
  unknown: '未知',
  documents: '文档',
  unprinted: '无法打印',
  more: (most) => `此处为前${most}个，还有更多。`,
  none: '无',
}
