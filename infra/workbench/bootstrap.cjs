/*
 * The first thing that runs, on whatever Node there is: written in ES5 and without a dependency, so that an old Node
 * can read it and say that it is too old. It installs when the lock file changed, then hands over to the verb.
 */
'use strict';

var childProcess = require('child_process');
var crypto = require('crypto');
var fs = require('fs');
var path = require('path');

var root = path.resolve(__dirname, '../..');
var stampFile = path.join(root, 'node_modules/.webdocs-lock');

var oldestNode = '20.20.0';
var megabytesToInstall = 1500;
var megabytesToRun = 200;
var secondsWithoutAnswer = 10;

/** Entry file of each verb, and the words put before the arguments. */
var verbs = {
  start: { entry: 'infra/cli/src/site.ts', words: ['start'] },
  site: { entry: 'infra/cli/src/site.ts', words: [] },
  deploy: { entry: 'infra/cli/src/site.ts', words: ['deploy'] },
  test: { entry: 'infra/workbench/src/test.ts', words: [] },
  check: { entry: 'infra/workbench/src/test.ts', words: ['formatting', 'lint', 'types', 'structure', 'unit'] },
  dev: { entry: 'infra/workbench/src/dev.ts', words: [] },
  build: { entry: 'infra/workbench/src/bundling/build-command.ts', words: [] },
  docs: { entry: 'infra/workbench/src/generate-docs.ts', words: [] },
  bench: { entry: 'infra/bench/src/bench.ts', words: [] },
  soak: { entry: 'infra/e2e/src/soak.ts', words: [] },
  'new:mfe': { entry: 'infra/workbench/src/generators/new-mfe.ts', words: [] },
  'new:feature': { entry: 'infra/workbench/src/generators/new-feature.ts', words: [] },
};

/** They run from their sources always. */
var buildingCommands = ['start', 'deploy', 'prepare', 'content'];

/**
 * Copies of entries in shared/contracts/src/failures/failure.ts, which cannot be read before packages are there; a test keeps them
 * equal.
 */
var failures = {
  NODE_TOO_OLD: { says: 'Node {version} is too old', remedy: 'Install Node 20.20 or newer.' },
  DISK_FULL: { says: 'Only {free} MB are free in {folder}; {needed} MB are needed', remedy: 'Free some space and start again.' },
  INSTALL_OFFLINE: {
    says: 'The packages could not be installed: the package registry does not answer',
    remedy: 'Connect once for the first install; afterwards no network is needed.',
  },
  INSTALL_FAILED: { says: 'npm ci ended with code {code}', remedy: 'The lines above say why.' },
  SITE_RUNNING: {
    says: 'A site is running on this folder (process {pid}); packages are not changed under it',
    remedy: 'Stop it first.',
  },
};

function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, function (whole, key) {
    return Object.prototype.hasOwnProperty.call(values, key) ? String(values[key]) : whole;
  });
}

function failureText(code, values) {
  return code + '  ' + fill(failures[code].says, values || {}) + '\n-> ' + fill(failures[code].remedy, values || {});
}

function fail(code, values) {
  console.error(failureText(code, values));
  process.exit(1);
}

function isAtLeast(version, wanted) {
  var given = version.replace(/^v/, '').split(/[.-]/).map(Number);
  var needed = wanted.split('.').map(Number);
  for (var i = 0; i < needed.length; i += 1) {
    if (given[i] !== needed[i]) return given[i] > needed[i];
  }
  return true;
}

/** What an install depends on: the lock file, and the machine that native packages were chosen for. */
function lockStamp(folder) {
  var hash = crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  return [hash, process.platform, process.arch].join(' ');
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    return '';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function livePidIn(file) {
  var pid = parseInt(readText(file), 10);
  return pid > 0 && isAlive(pid) ? pid : 0;
}

function looksOffline(output) {
  return /\b(ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT)\b/.test(output);
}

function checkDisk(needed) {
  if (!fs.statfsSync) return;
  var wanted = Number(process.env.WEBDOCS_MIN_FREE_MB) || needed;
  var disk = fs.statfsSync(root);
  var free = Math.floor((disk.bavail * disk.bsize) / 1048576);
  if (free < wanted) fail('DISK_FULL', { free: free, folder: root, needed: wanted });
}

/** One line that counts seconds; where output is a file or a pipe, a line every quarter minute instead. */
function showProgress(label) {
  var started = Date.now();
  var terminal = process.stderr.isTTY;
  function seconds() {
    return Math.round((Date.now() - started) / 1000) + ' s';
  }
  function tick() {
    if (terminal) process.stderr.write('\r' + label + ' ' + seconds() + ' ');
    else console.error(label + ' ... ' + seconds());
  }
  var timer = setInterval(tick, terminal ? 200 : 15000);
  tick();
  return function () {
    clearInterval(timer);
    process.stderr.write((terminal ? '\r' : '') + label + ' done in ' + seconds() + '\n');
  };
}

/** npm's own script when npm started us, so that the same npm installs. */
function npmCommand(words) {
  var script = process.env.npm_execpath;
  if (script && /npm-cli\.[cm]?js$/.test(script)) return { file: process.execPath, words: [script].concat(words), shell: false };
  return { file: 'npm', words: words, shell: process.platform === 'win32' };
}

/**
 * npm tries each of a thousand packages three times before it gives up. After ten seconds without a single answer the
 * registry counts as out of reach.
 */
function watchForOffline(giveUp) {
  var failedSinceAnswer = 0;
  var lastAnswer = Date.now();
  return function (text) {
    if (/ fetch GET \d{3} /.test(text)) {
      failedSinceAnswer = 0;
      lastAnswer = Date.now();
    }
    failedSinceAnswer += text.split(/ failed with (?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT)/).length - 1;
    if (failedSinceAnswer >= 30 && Date.now() - lastAnswer >= secondsWithoutAnswer * 1000) giveUp();
  };
}

function install(done) {
  var npm = npmCommand(['ci', '--no-audit', '--no-fund', '--loglevel=http', '--fetch-retry-mintimeout=1000']);
  var finish = showProgress('Installing packages');
  var output = '';
  var child = childProcess.spawn(npm.file, npm.words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: npm.shell });
  var watch = watchForOffline(function () {
    child.kill();
  });
  function stop() {
    child.kill();
    process.exit(1);
  }
  function keep(chunk) {
    output = (output + chunk).slice(-50000);
    watch(String(chunk));
  }
  process.on('SIGINT', stop).on('SIGTERM', stop);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', function (error) {
    keep(String(error.message));
  });
  child.on('close', function (code) {
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
    finish();
    if (code === 0) {
      writeStamp();
      done();
      return;
    }
    if (looksOffline(output)) fail('INSTALL_OFFLINE');
    console.error(output.replace(/^npm http .*\n/gm, '').trim());
    fail('INSTALL_FAILED', { code: code });
  });
}

/** Two commands started together share one install: the second waits for the first. */
function installOnce(done) {
  var lockFolder = path.join(root, '.webdocs');
  var lockFile = path.join(lockFolder, 'install.pid');
  fs.mkdirSync(lockFolder, { recursive: true });
  if (livePidIn(lockFile)) {
    setTimeout(function () {
      ensureInstalled(done);
    }, 500);
    return;
  }
  fs.writeFileSync(lockFile, String(process.pid));
  install(function () {
    fs.unlinkSync(lockFile);
    done();
  });
}

/** The user may have installed by hand: npm itself notes in node_modules what is there. */
function isInstalledAsLocked(folder) {
  var wanted, found;
  try {
    wanted = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;
    found = JSON.parse(fs.readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages;
  } catch (error) {
    return false;
  }
  return Object.keys(wanted).every(function (place) {
    // Workspaces are folders of this repository; optional packages may be for other machines.
    if (!/(^|\/)node_modules\//.test(place)) return true;
    return found[place] ? found[place].version === wanted[place].version : Boolean(wanted[place].optional);
  });
}

function writeStamp() {
  fs.writeFileSync(stampFile, lockStamp(root) + '\n');
}

function ensureInstalled(done) {
  if (readText(stampFile) !== lockStamp(root) && isInstalledAsLocked(root)) writeStamp();
  if (readText(stampFile) === lockStamp(root)) {
    checkDisk(megabytesToRun);
    done();
    return;
  }
  var site = livePidIn(path.join(root, '.webdocs/site.pid'));
  if (site) fail('SITE_RUNNING', { pid: site });
  checkDisk(megabytesToInstall);
  installOnce(done);
}

/** The command as `site prepare` bundled it, where each of its sources is still the same: null where it has to be read from them. */
function preparedCommand(folder) {
  try {
    var prepared = JSON.parse(fs.readFileSync(path.join(folder, '.cache/prepared-command/prepared.json'), 'utf8'));
    var hash = crypto.createHash('sha256');
    prepared.inputs.forEach(function (input) {
      hash.update(input).update('\0');
      hash.update(fs.readFileSync(path.join(folder, input))).update('\0');
    });
    return hash.digest('hex') === prepared.hash ? path.join(folder, '.cache/prepared-command', prepared.entry) : null;
  } catch (error) {
    return null;
  }
}

/** How Node is called for a command. Those that build load sources of remotes as they are written. */
function nodeWords(verb, words) {
  var all = verb.words.concat(words);
  var builds = all.some(function (word) {
    return buildingCommands.indexOf(word) >= 0;
  });
  var prepared = verb === verbs.site && !builds ? preparedCommand(root) : null;
  if (prepared) return [prepared].concat(all);
  var tsx = require('url').pathToFileURL(require.resolve('tsx', { paths: [root] })).href;
  return ['--import', tsx, path.join(root, verb.entry)].concat(all);
}

/**
 * The C library would give each thread that packs pages a heap of its own: 26 of them, with 100 MB that nothing used, after the pages of
 * 14,000 documents.
 */
function nodeEnvironment() {
  return { TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json'), MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' };
}

/** Runs the verb in a process of its own and ends as it ends. */
function handOver(verb, words) {
  var child = childProcess.spawn(process.execPath, nodeWords(verb, words), {
    stdio: 'inherit',
    env: Object.assign({}, process.env, nodeEnvironment()),
  });
  process.on('SIGTERM', function () {
    child.kill('SIGTERM');
  });
  process.on('SIGINT', function () {
    // A terminal interrupts the whole group by itself; a second signal would read as "at once".
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  child.on('exit', function (code, signal) {
    if (signal) process.exit(128 + (require('os').constants.signals[signal] || 0));
    process.exit(code);
  });
}

function main(words) {
  if (!isAtLeast(process.version, oldestNode)) fail('NODE_TOO_OLD', { version: process.version });
  var name = words[0];
  if (!Object.prototype.hasOwnProperty.call(verbs, name)) {
    console.error('Unknown verb ' + (name || '(none)') + '. Known: ' + Object.keys(verbs).join(', '));
    process.exit(2);
  }
  ensureInstalled(function () {
    handOver(verbs[name], words.slice(1));
  });
}

module.exports = {
  failures: failures,
  failureText: failureText,
  isAtLeast: isAtLeast,
  looksOffline: looksOffline,
  nodeEnvironment: nodeEnvironment,
  nodeWords: nodeWords,
  preparedCommand: preparedCommand,
  verbs: verbs,
};

if (require.main === module) main(process.argv.slice(2));
