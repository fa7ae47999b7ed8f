/** Names the variable of the environment that says where suites of one run keep what others of them need too: a folder, to its end. */
export const runFolder = 'TEST_RUN_FOLDER'
