export const dialogueTransfer = {}
