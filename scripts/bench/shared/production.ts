// Imported before everything else: React chooses its build when it is first loaded, and its development build is several
// times slower.
process.env['NODE_ENV'] = 'production';
